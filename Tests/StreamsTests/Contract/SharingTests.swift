import Streams
import StreamsTesting
import Testing

/// How observers share a source.
struct SharingTests {
  /// A source that counts its subscriptions and says their number.
  private final class Counted {
    private(set) var count = 0
    private(set) lazy var source = Observable<Int>.deferred { [unowned self] in
      count += 1
      return .just(count)
    }
  }

  @Test func `share starts the source again after its end`() {
    let counted = Counted()
    let shared = counted.source.share(replay: 1)
    #expect(said(by: shared) == "1 |")
    #expect(said(by: shared) == "2 |")
    #expect(counted.count == 2)
  }

  @Test func `share for ever replays without starting the source again`() {
    let counted = Counted()
    let shared = counted.source.share(replay: 1, scope: .forever)
    #expect(said(by: shared) == "1 |")
    #expect(said(by: shared) == "1 |")
    #expect(counted.count == 1)
  }

  @Test func `share drops its cache when the last observer leaves`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    let first = Recording(shared)
    subject.onNext(1)
    let second = Recording(shared)
    #expect(second.text == "1")
    first.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
    #expect(said(by: shared) == "")
  }

  @Test func `share replays as many values as asked`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 3)
    let first = Recording(shared)
    for value in 1...5 { subject.onNext(value) }
    #expect(said(by: shared) == "3 4 5")
    #expect(first.text == "1 2 3 4 5")
  }

  @Test func `who subscribes inside the completion starts a new connection`() {
    let counted = Counted()
    let shared = counted.source.share(replay: 1)
    var inside: Recording<Int>?
    let outside = shared.subscribe(onCompleted: {
      if inside == nil { inside = Recording(shared) }
    })
    #expect(inside?.text == "2 |")
    outside.dispose()
  }

  @Test func `the replayed value is sent before the source is connected`() {
    var log: [String] = []
    let shared = Observable<Int>.create { observer in
      log.append("subscribe")
      observer.onNext(1)
      return Disposables.create { log.append("dispose") }
    }.share(replay: 1)
    let first = shared.subscribe(onNext: { log.append("first \($0)") })
    let second = shared.subscribe(onNext: { log.append("second \($0)") })
    first.dispose()
    second.dispose()
    #expect(log == ["subscribe", "first 1", "second 1", "dispose"])
  }

  @Test func `one subscription serves all observers`() {
    let subject = PublishSubject<Int>()
    var effects = 0
    let shared = subject.do(onNext: { _ in effects += 1 }).share()
    let recordings = (0..<3).map { _ in Recording(shared) }
    subject.onNext(1)
    #expect(effects == 1)
    #expect(recordings.map(\.text) == ["1", "1", "1"])
  }

  @Test func `a connectable stream sends nothing until it is connected`() {
    let subject = PublishSubject<Int>()
    let connectable = subject.publish()
    let recording = Recording(connectable.asObservable())
    subject.onNext(1)
    let connection = connectable.connect()
    subject.onNext(2)
    connection.dispose()
    subject.onNext(3)
    #expect(recording.text == "2")
  }

  @Test func `connecting twice gives the same connection`() {
    let connectable = Observable<Int>.never().publish()
    let first = connectable.connect() as AnyObject
    let second = connectable.connect() as AnyObject
    let isSame = first === second
    #expect(isSame)
  }

  @Test func `who comes after the end of a replayed connection gets nothing`() {
    let connectable = Observable.of(1, 2).replay(1)
    let early = Recording(connectable.asObservable())
    let connection = connectable.connect()
    #expect(early.text == "1 2 |")
    let late = Recording(connectable.asObservable())
    #expect(late.text == "")
    connection.dispose()
  }

  @Test func `a counted connection that ends at once leaves no count behind`() {
    let counted = Counted()
    let shared = counted.source.publish().refCount()
    #expect(said(by: shared) == "1 |")
    #expect(said(by: shared) == "2 |")
  }

  @Test func `a counted connection ends with its last observer`() {
    let subject = PublishSubject<Int>()
    let shared = subject.publish().refCount()
    let first = Recording(shared)
    let second = Recording(shared)
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a given subject is used by every connection`() {
    let source = PublishSubject<Int>()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let connectable = source.multicast(subject)
    let connection = connectable.connect()
    source.onNext(1)
    #expect(said(by: connectable) == "1")
    connection.dispose()
  }
}
