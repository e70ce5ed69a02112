import Streams
import StreamsTesting
import Testing

struct TestSchedulerTests {
  // region: testing.cold
  @Test func `a cold stream plays after each subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let result = scheduler.start { first.asObservable().concat(second.asObservable()) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }
  // endregion: testing.cold

  @Test func `a hot stream plays whether something listens or not`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(250, 2), .next(1_500, 3), .completed(1_600),
    ])
    let result = scheduler.start { source }
    #expect(result.events == [.next(250, 2)])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
    #expect(source.recordedEvents.count == 4)
  }

  @Test func `actions of one time run in the order they were scheduled in`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    scheduler.scheduleAt(20) { log.append("c \(scheduler.clock)") }
    scheduler.scheduleAt(10) {
      log.append("a \(scheduler.clock)")
      scheduler.scheduleAt(10) { log.append("b \(scheduler.clock)") }
    }
    scheduler.scheduleAt(20) { log.append("d \(scheduler.clock)") }
    scheduler.start()
    #expect(log == ["a 10", "b 11", "c 20", "d 20"])
  }

  @Test func `without a processing delay the present is the present`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let result = scheduler.start { Observable.from([1, 2], scheduler: scheduler) }
    #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `the clock can be advanced, put forward and stopped`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { log.append(time) } }
    scheduler.advanceTo(15)
    #expect(log == [10])
    #expect(scheduler.clock == 15)
    scheduler.sleep(2)
    #expect(scheduler.clock == 17)
    scheduler.scheduleAt(25) { scheduler.stop() }
    scheduler.start()
    #expect(log == [10, 20])
    scheduler.start()
    #expect(log == [10, 20, 30])
  }

  @Test func `errors are the same if they describe themselves the same`() {
    #expect(Event<Int>.error(Failure()) == .error(Failure()))
    #expect(Event<Int>.error(Failure()) != .error(Failure(name: "other")))
    #expect(Event<Int>.next(1) != .completed)
    #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
    #expect("\(Subscription(200))" == "(200 : Infinity)")
  }
}
