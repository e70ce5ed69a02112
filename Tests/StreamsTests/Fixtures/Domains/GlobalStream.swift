// error: is not concurrency-safe because non-'Sendable' type
import Streams

let shared = PublishSubject<Int>()
