import ReactorStyle
import Streams
import Testing

@Suite struct LifetimeTests {
  @Test func `a reactor is freed with its streams, and its work is cancelled`() {
    var cancelled = 0
    var reactor: ScriptedReactor? = ScriptedReactor()
    reactor?.onMutate = { _, _ in .never().do(onDispose: { cancelled += 1 }) }
    reactor?.action.onNext("load")
    weak let freedReactor = reactor
    weak let freedStreams = reactor?.streams
    weak let freedAction = reactor?.action
    reactor = nil
    #expect(freedReactor == nil)
    #expect(freedStreams == nil)
    #expect(freedAction == nil)
    #expect(cancelled == 1)
  }

  @Test func `who still holds the action and the state hears nothing more`() {
    var reactor: ScriptedReactor? = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor?.onMutate = { _, action in action == "load" ? network : .just(action) }
    let action = reactor?.action
    let state = reactor?.state
    let states = state.map { Recorder($0) }
    action?.onNext("load")
    action?.onNext("a")
    reactor = nil
    action?.onNext("b")
    network.onNext("late")
    #expect(states?.values == [[], ["a"]])
    #expect(states?.end == nil)
    #expect(state.map { Recorder($0).values } == [["a"]])
    #expect(!network.hasObservers)
  }

  @Test func `a reactor that is released by its own subscriber stops there`() {
    var reactor: ScriptedReactor? = ScriptedReactor()
    reactor?.onMutate = { _, action in .concat(.just("1"), .just("2"), .just("3")) }
    var seen: [[String]] = []
    let subscription = reactor?.state.subscribe(onNext: { state in
      seen.append(state)
      if state == ["1", "2"] { reactor = nil }
    })
    let action = reactor?.action
    action?.onNext("a")
    #expect(seen == [[], ["1"], ["1", "2"]])
    subscription?.dispose()
  }

  @Test func `work that answers while its reactor is being released is ignored`() {
    let network = PublishSubject<Int>()
    var reactor: PartingReactor? = PartingReactor(network)
    let states = reactor.map { Recorder($0.state) }
    reactor?.action.onNext(1)
    reactor = nil
    #expect(states?.values == [0])
    #expect(!network.hasObservers)
  }

  @Test func `a thousand reactors with a request pending leave nothing behind`() {
    var cancelled = 0
    var reactors: [ScriptedReactor] = []
    var freed: [() -> Bool] = []
    for _ in 0..<1000 {
      let reactor = ScriptedReactor()
      reactor.onMutate = { _, action in
        action == "load" ? .never().do(onDispose: { cancelled += 1 }) : .just(action)
      }
      let subscription = reactor.state.subscribe(onNext: { _ in })
      reactor.action.onNext("a")
      reactor.action.onNext("load")
      reactors.append(reactor)
      freed.append { [weak reactor, weak state = reactor.state] in reactor == nil && state == nil }
      _ = subscription
    }
    #expect(freed.allSatisfy { !$0() })
    reactors = []
    #expect(freed.allSatisfy { $0() })
    #expect(cancelled == 1000)
  }

  @Test func `finished work is forgotten`() {
    let reactor = ScriptedReactor()
    var alive: [() -> Bool] = []
    reactor.onMutate = { _, action in
      let work = PublishSubject<String>()
      alive.append { [weak work] in work != nil }
      return Observable.create { observer in
        let subscription = work.subscribe(observer)
        work.onNext(action)
        work.onCompleted()
        return subscription
      }
    }
    for _ in 0..<100 { reactor.action.onNext("a") }
    #expect(alive.filter { $0() }.count == 0)
    #expect(reactor.currentState.count == 100)
  }
}

/// A reactor that has its own request answered when it goes.
private final class PartingReactor: Reactor {
  typealias Action = Int
  let initialState = 0
  private let network: PublishSubject<Int>
  let streams = ReactorStreams<Int, Int>()

  init(_ network: PublishSubject<Int>) {
    self.network = network
  }

  func mutate(action: Int) -> Observable<Int> { network }
  func reduce(into state: inout Int, mutation: Int) { state += mutation }

  deinit {
    network.onNext(5)
  }
}
