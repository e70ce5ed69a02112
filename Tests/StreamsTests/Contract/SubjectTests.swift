import Streams
import StreamsTesting
import Testing

/// What the subjects and relays remember and replay.
struct SubjectTests {
  @Test func `a publish subject tells a late observer only its end`() {
    let subject = PublishSubject<Int>()
    let early = Recording(subject.asObservable())
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(early.text == "1 |")
    #expect(said(by: subject) == "|")
    let failed = PublishSubject<Int>()
    failed.onError(Failure())
    #expect(said(by: failed) == "#")
  }

  @Test func `a behaviour subject sends its current value first`() throws {
    let subject = BehaviorSubject(value: 0)
    let early = Recording(subject.asObservable())
    subject.onNext(1)
    let late = Recording(subject.asObservable())
    #expect(early.text == "0 1")
    #expect(late.text == "1")
    #expect(try subject.value() == 1)
    subject.onError(Failure())
    #expect(throws: Failure.self) { try subject.value() }
    #expect(said(by: subject) == "#")
  }

  @Test func `a value sent from inside the replayed one reaches the new observer too`() {
    let subject = BehaviorSubject(value: 0)
    let first = Recording(subject.asObservable()) { if $0 == 0 { subject.onNext(1) } }
    #expect(first.text == "0 1")
    let second = Recording(subject.asObservable()) { if $0 == 1 { subject.onNext(2) } }
    #expect(second.text == "1 2")
    #expect(first.text == "0 1 2")
  }

  @Test func `a behaviour subject stores a value before it sends it`() throws {
    let subject = BehaviorSubject(value: 0)
    var seen: [Int] = []
    let bag = DisposeBag()
    subject.subscribe(onNext: { _ in seen.append((try? subject.value()) ?? -1) }).disposed(by: bag)
    subject.onNext(1)
    #expect(seen == [0, 1])
  }

  @Test func `a replay subject sends what it stored and its end`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for value in 1...3 { subject.onNext(value) }
    #expect(said(by: subject) == "2 3")
    subject.onCompleted()
    #expect(said(by: subject) == "2 3 |")
    let all = ReplaySubject<Int>.createUnbounded()
    for value in 1...100 { all.onNext(value) }
    all.onError(Failure())
    #expect(Recording(all.asObservable()).events.count == 101)
  }

  @Test func `a replay subject holds live values back until the stored ones were sent`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    subject.onNext(1)
    subject.onNext(2)
    let recording = Recording(subject.asObservable()) { if $0 == 1 { subject.onNext(3) } }
    #expect(recording.text == "1 2 3")
  }

  @Test func `an async subject sends its last value when it completes`() {
    let subject = AsyncSubject<Int>()
    let early = Recording(subject.asObservable())
    subject.onNext(1)
    subject.onNext(2)
    #expect(early.text == "")
    subject.onCompleted()
    #expect(early.text == "2 |")
    #expect(said(by: subject) == "2 |")
    let failed = AsyncSubject<Int>()
    failed.onNext(1)
    failed.onError(Failure())
    #expect(said(by: failed) == "#")
  }

  @Test func `a disposed subject fails for who comes later`() {
    let subject = PublishSubject<Int>()
    let early = Recording(subject.asObservable())
    subject.dispose()
    subject.onNext(1)
    #expect(early.text == "")
    let late = Recording(subject.asObservable())
    #expect(late.text == "#")
    guard case .error(RxError.disposed(let name))? = late.events.first else {
      Issue.record("expected RxError.disposed")
      return
    }
    #expect(name.contains("PublishSubject"))
  }

  @Test func `a relay never ends, not even when it goes`() {
    var relay: PublishRelay<Int>? = PublishRelay()
    let recording = relay.map { Recording($0.asObservable()) }
    relay?.accept(1)
    relay = nil
    #expect(recording?.text == "1")
  }

  @Test func `a behaviour relay replays inside subscribe`() {
    let relay = BehaviorRelay(value: 1)
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(said(by: relay.asObservable()) == "2")
  }

  @Test func `a replay relay replays its last values`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    for value in 1...3 { relay.accept(value) }
    #expect(said(by: relay.asObservable()) == "2 3")
    let unbound = ReplayRelay<Int>.createUnbound()
    for value in 1...3 { unbound.accept(value) }
    #expect(said(by: unbound.asObservable()) == "1 2 3")
  }

  @Test func `a value accepted during a dispatch goes to those who were there`() {
    let relay = BehaviorRelay(value: 0)
    var late: Recording<Int>?
    let first = Recording(relay.asObservable()) { value in
      guard value == 1 else { return }
      relay.accept(2)
      late = Recording(relay.asObservable())
    }
    relay.accept(1)
    relay.accept(3)
    #expect(first.text == "0 1 2 3")
    #expect(late?.text == "2 3")
  }

  @Test func `the same relay is always the same observable`() {
    let relay = PublishRelay<Int>()
    #expect(relay.asObservable() === relay.asObservable())
    let subject = PublishSubject<Int>()
    #expect(subject.asObservable() === subject)
  }

  @Test func `the last reference to a subject may go while it sends`() {
    let left = LiveObjects.left {
      var subject: PublishSubject<Int>? = PublishSubject()
      var log: [Int] = []
      _ = subject?.subscribe(onNext: {
        log.append($0)
        subject = nil
      })
      _ = subject?.map { $0 * 10 }.subscribe(onNext: { log.append($0) })
      subject?.onNext(1)
      #expect(log == [1, 10])
    }
    #expect(left == [])
  }

  @Test
  func `a subject that ends while it sends tells those who still wait for the value only the end`()
  {
    let subject = PublishSubject<Int>()
    let first = Recording(subject.asObservable()) { _ in subject.onCompleted() }
    let second = Recording(subject.asObservable())
    subject.onNext(1)
    #expect(first.text == "1 |")
    #expect(second.text == "|")
  }
}
