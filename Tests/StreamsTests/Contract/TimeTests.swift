import Streams
import StreamsTesting
import Testing

/// What operators do in time, by a clock that ticks from event to event.
struct TimeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func events(
    of build: @escaping (Observable<Int>) -> Observable<Int>
  ) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .next(225, 3), .next(260, 4), .next(300, 5),
      .completed(310),
    ])
    return scheduler.start { build(source.asObservable()) }.events
  }

  private func failing(
    of build: @escaping (Observable<Int>) -> Observable<Int>
  ) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .error(216, Failure()),
    ])
    return scheduler.start { build(source.asObservable()) }.events
  }

  @Test func `throttle sends at once, then the latest of each window`() {
    let result = events { $0.throttle(.seconds(20), scheduler: scheduler) }
    let expected: [Recorded<Event<Int>>] = [
      .next(210, 1), .next(230, 3), .next(260, 4), .next(300, 5), .completed(310),
    ]
    #expect(differenceOfHistories(expected: expected, actual: result) == nil)
  }

  @Test func `throttle without the latest drops what comes in the window`() {
    let result = events { $0.throttle(.seconds(20), latest: false, scheduler: scheduler) }
    #expect(result == [.next(210, 1), .next(260, 4), .next(300, 5), .completed(310)])
  }

  @Test func `throttle keeps the completion until the waiting value was sent`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .completed(216),
    ])
    let result = scheduler.start {
      source.asObservable().throttle(.seconds(20), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(230)])
  }

  @Test func `throttle drops the waiting value on an error`() {
    #expect(
      failing { $0.throttle(.seconds(20), scheduler: scheduler) }
        == [.next(210, 1), .error(216, Failure())]
    )
  }

  @Test func `throttle of no time passes all`() {
    let result = events { $0.throttle(.seconds(0), scheduler: scheduler) }
    #expect(result.count == 6)
  }

  @Test func `debounce sends a value when no other has come for a time`() {
    let result = events { $0.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result == [.next(245, 3), .next(280, 4), .next(310, 5), .completed(310)])
  }

  @Test func `debounce drops the waiting value on an error`() {
    #expect(
      failing { $0.debounce(.seconds(20), scheduler: scheduler) } == [.error(216, Failure())]
    )
  }

  @Test func `delay keeps distances and does not delay errors`() {
    let result = events { $0.delay(.seconds(15), scheduler: scheduler) }
    #expect(
      result == [
        .next(225, 1), .next(235, 2), .next(240, 3), .next(275, 4), .next(315, 5), .completed(325),
      ]
    )
    let other = TimeTests()
    #expect(
      other.failing { $0.delay(.seconds(15), scheduler: other.scheduler) }
        == [.error(216, Failure())]
    )
  }

  @Test func `delaySubscription subscribes later`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start {
      source.asObservable().delaySubscription(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [.next(240, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func `timeout fails when nothing comes, and can carry on with another stream`() {
    let result = events { $0.timeout(.seconds(30), scheduler: scheduler) }
    #expect(
      result == [.next(210, 1), .next(220, 2), .next(225, 3), .error(255, RxError.timeout)]
    )
    let other = TimeTests()
    let carried = other.events {
      $0.timeout(.seconds(30), other: Observable.just(9), scheduler: other.scheduler)
    }
    #expect(
      carried == [.next(210, 1), .next(220, 2), .next(225, 3), .next(255, 9), .completed(255)]
    )
  }

  @Test func `interval counts up and timer counts once`() {
    let interval = scheduler.start(disposed: 235) {
      Observable<Int>.interval(.seconds(10), scheduler: scheduler)
    }
    #expect(interval.events == [.next(210, 0), .next(220, 1), .next(230, 2)])
    let other = TestScheduler(initialClock: 0)
    let timer = other.start { Observable<Int>.timer(.seconds(10), scheduler: other) }
    #expect(timer.events == [.next(210, 0), .completed(210)])
  }

  @Test func `observe on a clock costs a tick for each event`() {
    let result = events { $0.observe(on: scheduler) }
    #expect(
      result == [
        .next(211, 1), .next(221, 2), .next(226, 3), .next(261, 4), .next(301, 5), .completed(311),
      ]
    )
  }

  @Test func `observe on a clock does not let a disposed observer hear what waits`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start(disposed: 220) { source.asObservable().observe(on: scheduler) }
    #expect(result.events == [.next(211, 1)])
  }

  @Test func `a sequence on a clock sends one value a tick`() {
    let result = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `subscribe on a clock subscribes and disposes a tick later`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start(disposed: 300) { source.asObservable().subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test func `timed operators keep no timer after disposal`() {
    let left = LiveObjects.left {
      let scheduler = TestScheduler(initialClock: 0)
      let subject = PublishSubject<Int>()
      let bag = DisposeBag()
      let streams = [
        subject.throttle(.seconds(9), scheduler: scheduler),
        subject.debounce(.seconds(9), scheduler: scheduler),
        subject.delay(.seconds(9), scheduler: scheduler),
        subject.timeout(.seconds(9), scheduler: scheduler),
        subject.delaySubscription(.seconds(9), scheduler: scheduler),
        subject.observe(on: scheduler),
        subject.subscribe(on: scheduler),
      ]
      for stream in streams { stream.subscribe().disposed(by: bag) }
      subject.onNext(1)
      subject.onNext(2)
    }
    #expect(left == [])
  }
}
