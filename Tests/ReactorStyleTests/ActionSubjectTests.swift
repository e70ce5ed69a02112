import ReactorStyle
import Streams
import Testing

@Suite struct ActionSubjectTests {
  @Test func `it drops errors and completions`() {
    let reactor = ScriptedReactor()
    let actions = Recorder(reactor.action.asObservable())
    reactor.action.onError(Failure())
    reactor.action.onCompleted()
    reactor.action.on(.next("a"))
    #expect(actions.values == ["a"])
    #expect(actions.end == nil)
    #expect(reactor.currentState == ["a"])
  }

  @Test func `a stream that completes can be bound to it`() {
    let reactor = ScriptedReactor()
    let subscription = Observable.of("a", "b").subscribe(reactor.action)
    reactor.action.onNext("c")
    #expect(reactor.currentState == ["a", "b", "c"])
    subscription.dispose()
  }

  @Test func `it tells its observers in the order in which they subscribed`() {
    let reactor = ScriptedReactor()
    var order: [Int] = []
    let subscriptions = (0..<6).map { number in
      reactor.action.subscribe { _ in order.append(number) }
    }
    reactor.action.onNext("a")
    #expect(order == [0, 1, 2, 3, 4, 5])
    for subscription in subscriptions { subscription.dispose() }
    reactor.action.onNext("b")
    #expect(order.count == 6)
  }

  @Test func `observers get an action before the reactor does`() {
    let reactor = ScriptedReactor()
    let subscription = reactor.action.subscribe { [unowned reactor] _ in
      reactor.log.append("observed")
    }
    reactor.action.onNext("a")
    #expect(reactor.log.suffix(3) == ["observed", "mutate(a)", "reduce(a)"])
    subscription.dispose()
  }

  @Test func `a subscription made during an action does not get that action`() {
    let reactor = ScriptedReactor()
    var late: Recorder<String>?
    let subscription = reactor.action.subscribe { [unowned reactor] _ in
      if late == nil { late = Recorder(reactor.action.asObservable()) }
    }
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(late?.values == ["b"])
    subscription.dispose()
  }

  @Test func `observers get actions that are sent from inside in their order`() {
    let reactor = ScriptedReactor()
    let first = reactor.action.subscribe { [unowned reactor] event in
      if event.element == "a" { reactor.action.onNext("b") }
    }
    let second = Recorder(reactor.action.asObservable())
    reactor.action.onNext("a")
    #expect(second.values == ["a", "b"])
    first.dispose()
  }
}
