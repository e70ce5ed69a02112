import Streams
import StreamsTesting
import Testing

/// How streams are put together.
struct CombiningTests {
  @Test func `combineLatest of sequences takes turns`() {
    let source = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(10, 20)) {
      "\($0)-\($1)"
    }
    #expect(said(by: source) == "1-10 2-10 2-20 3-20 |")
  }

  @Test func `combineLatest completes when all have, or when nothing can come any more`() {
    let first = Observable.combineLatest(Observable.of(1), Observable<Int>.empty()) { $0 + $1 }
    #expect(said(by: first) == "|")
    let never = Observable.combineLatest(Observable<Int>.never(), Observable<Int>.empty()) {
      $0 + $1
    }
    #expect(said(by: never) == "")
    let subject = PublishSubject<Int>()
    let waiting = Recording(
      Observable.combineLatest(subject, Observable<Int>.empty()) { $0 + $1 }
    )
    #expect(waiting.text == "")
    subject.onNext(1)
    #expect(waiting.text == "|")
    #expect(!subject.hasObservers)
  }

  @Test func `combineLatest of no streams gives one result of no values`() {
    #expect(said(by: Observable.combineLatest([Observable<Int>]()) { $0.count }) == "0 |")
  }

  @Test func `combineLatest of up to six streams gives one result`() {
    func one(_ value: Int) -> Observable<Int> { .just(value) }
    #expect(
      said(by: Observable.combineLatest(one(1), one(2), one(3)) { [$0, $1, $2] }) == "[1, 2, 3] |"
    )
    let four = Observable.combineLatest(one(1), one(2), one(3), one(4)) { [$0, $1, $2, $3] }
    #expect(said(by: four) == "[1, 2, 3, 4] |")
    let five = Observable.combineLatest(one(1), one(2), one(3), one(4), one(5)) {
      [$0, $1, $2, $3, $4]
    }
    #expect(said(by: five) == "[1, 2, 3, 4, 5] |")
    let six = Observable.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)) {
      [$0, $1, $2, $3, $4, $5]
    }
    #expect(said(by: six) == "[1, 2, 3, 4, 5, 6] |")
    let zipped = Observable.zip(one(1), one(2), one(3), one(4), one(5), one(6)) {
      [$0, $1, $2, $3, $4, $5]
    }
    #expect(said(by: zipped) == "[1, 2, 3, 4, 5, 6] |")
    let pair = Observable.combineLatest(one(1), one(2)).map { $0.0 + $0.1 }
    #expect(said(by: pair) == "3 |")
  }

  @Test func `zip completes only when all streams have`() {
    let never = Observable.zip(Observable<Int>.never(), Observable<Int>.empty()) { $0 + $1 }
    #expect(said(by: never) == "")
    let subject = PublishSubject<Int>()
    let recording = Recording(Observable.zip(subject, Observable.of(10, 20, 30)) { $0 + $1 })
    subject.onNext(1)
    subject.onNext(2)
    #expect(recording.text == "11 22")
    subject.onCompleted()
    #expect(recording.text == "11 22 |")
    #expect(said(by: Observable.zip([Observable<Int>]())) == "|")
  }

  @Test func `merge subscribes in order, fails with the first error and completes with the last`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let recording = Recording(Observable.merge(first, second))
    second.onNext(1)
    first.onNext(2)
    first.onCompleted()
    second.onNext(3)
    second.onCompleted()
    #expect(recording.text == "1 2 3 |")
    #expect(said(by: Observable<Int>.merge([])) == "|")
    let failing = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let failed = Recording(Observable.merge(other, failing))
    failing.onError(Failure())
    #expect(failed.text == "#")
    #expect(!other.hasObservers)
  }

  @Test func `withLatestFrom drops what comes before the second stream`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<String>()
    let recording = Recording(first.withLatestFrom(second) { "\($0)\($1)" })
    first.onNext(1)
    second.onNext("a")
    first.onNext(2)
    second.onCompleted()
    first.onNext(3)
    #expect(recording.text == "2a 3a")
    let failing = PublishSubject<Int>()
    let failed = Recording(first.withLatestFrom(failing))
    failing.onError(Failure())
    #expect(failed.text == "#")
  }

  @Test func `take until completes when the other stream sends, and only then`() {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let recording = Recording(source.take(until: other))
    source.onNext(1)
    other.onNext(0)
    source.onNext(2)
    #expect(recording.text == "1 |")
    #expect(!source.hasObservers)
    let silent = Recording(source.take(until: Observable<Int>.empty()))
    source.onNext(3)
    #expect(silent.text == "3")
    #expect(said(by: source.take(until: Observable<Int>.error(Failure()))) == "#")
  }

  @Test func `take until a stream that sends at once still subscribes the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1)])
    let result = scheduler.start { source.asObservable().take(until: Observable.just(0)) }
    #expect(result.events == [.completed(200)])
    #expect(source.subscriptions == [Subscription(200, 200)])
  }

  @Test func `take counts a value before it sends it`() {
    let subject = PublishSubject<Int>()
    let recording = Recording(subject.take(2)) { if $0 < 5 { subject.onNext($0 + 1) } }
    subject.onNext(1)
    #expect(recording.text == "1 2 |")
    #expect(!subject.hasObservers)
  }

  @Test func `take of none completes without subscribing`() {
    var subscribed = false
    let source = Observable.just(1).do(onSubscribe: { subscribed = true })
    #expect(said(by: source.take(0)) == "|")
    #expect(!subscribed)
  }

  @Test func `concat subscribes the next stream when the one before it has completed`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let recording = Recording(Observable.concat(first, second))
    #expect(!second.hasObservers)
    first.onNext(1)
    second.onNext(9)
    first.onCompleted()
    second.onNext(2)
    second.onCompleted()
    #expect(recording.text == "1 2 |")
    #expect(said(by: Observable<Int>.concat([])) == "|")
    let failed = Observable.concat(Observable<Int>.error(Failure()), Observable.just(1))
    #expect(said(by: failed) == "#")
  }

  @Test func `startWith sends before the source is subscribed`() {
    #expect(said(by: Observable.of(1, 2).startWith(0).startWith(-1, -2)) == "-1 -2 0 1 2 |")
    var log: [String] = []
    let source = Observable.just(1).do(onSubscribe: { log.append("subscribe") }).startWith(0)
    _ = source.subscribe(onNext: { log.append("\($0)") })
    #expect(log == ["0", "subscribe", "1"])
  }

  @Test func `distinctUntilChanged remembers a value before it sends it`() {
    let subject = PublishSubject<Int>()
    var first = true
    let recording = Recording(subject.distinctUntilChanged()) { _ in
      guard first else { return }
      first = false
      subject.onNext(1)
    }
    subject.onNext(1)
    #expect(recording.text == "1")
  }

  @Test func `scan into a value changes it in place`() {
    let subject = PublishSubject<Int>()
    var addresses: Set<Int> = []
    let bag = DisposeBag()
    subject.scan(into: [Int](repeating: 0, count: 1_000)) { state, value in
      state[0] = value
      unsafe state.withUnsafeBufferPointer {
        _ = addresses.insert(Int(bitPattern: $0.baseAddress))
      }
    }
    .subscribe().disposed(by: bag)
    for value in 0..<100 { subject.onNext(value) }
    #expect(addresses.count <= 2)
  }

  @Test func `an accumulator that sends a value to itself stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let subject = PublishSubject<Int>()
      let subscription = subject.scan(into: 0) { _, value in
        if value == 1 { subject.onNext(2) }
      }.subscribe()
      subject.onNext(1)
      subscription.dispose()
    }
  }
}
