// error: capture of 'observable' with non-Sendable type 'Observable<Int>'
import Streams

func run(_ observable: Observable<Int>) -> @Sendable () -> Void {
  { _ = observable.subscribe() }
}
