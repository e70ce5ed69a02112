import ReactorStyle
import Streams
import StreamsTesting
import Testing

/// Cancelling as ReactorKit documents it: work lasts until an action says otherwise.
@Suite struct StopwatchExampleTests {
  @Test func `stopping ends the ticks, starting again begins new ones`() {
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = StopwatchReactor(scheduler: scheduler)
    let states = Recorder(reactor.state)
    reactor.action.onNext(.start)
    scheduler.advanceTo(2)
    reactor.action.onNext(.stop)
    scheduler.advanceTo(5)
    reactor.action.onNext(.start)
    scheduler.advanceTo(6)
    #expect(states.values == [0, 1, 2, 3])
    reactor.action.onNext(.stop)
    scheduler.start()
    #expect(reactor.currentState == 3)
  }

  @Test func `starting twice does not tick twice`() {
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = StopwatchReactor(scheduler: scheduler)
    reactor.action.onNext(.start)
    reactor.action.onNext(.start)
    scheduler.advanceTo(3)
    #expect(reactor.currentState == 3)
    reactor.action.onNext(.stop)
  }

  @Test func `a released stopwatch ticks no more`() {
    let scheduler = TestScheduler(initialClock: 0)
    var reactor: StopwatchReactor? = StopwatchReactor(scheduler: scheduler)
    let states = reactor.map { Recorder($0.state) }
    reactor?.action.onNext(.start)
    scheduler.advanceTo(1)
    reactor = nil
    scheduler.start()
    #expect(states?.values == [0, 1])
  }
}

private final class StopwatchReactor: Reactor {
  enum Action {
    case start
    case stop
  }

  enum Mutation { case tick }

  let initialState = 0
  let streams = ReactorStreams<Action, Int>()
  private let scheduler: any SchedulerType

  init(scheduler: any SchedulerType) {
    self.scheduler = scheduler
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .start:
      Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        .take(until: self.action)
        .map { _ in .tick }
    case .stop:
      .empty()
    }
  }

  func reduce(state: Int, mutation: Mutation) -> Int { state + 1 }
}
