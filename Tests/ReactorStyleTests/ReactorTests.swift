import ReactorStyle
import Streams
import Testing

@Suite struct ReactorTests {
  @Test func `nothing is built until action or state is read`() {
    let reactor = ScriptedReactor()
    #expect(reactor.log == [])
    _ = reactor.failures
    #expect(reactor.log == [])
    _ = reactor.action
    #expect(!reactor.log.isEmpty)
  }

  @Test func `reading currentState builds nothing and reads initialState once`() {
    let reactor = ScriptedReactor()
    reactor.firstState = ["first"]
    #expect(reactor.currentState == ["first"])
    reactor.firstState = ["second"]
    #expect(reactor.currentState == ["first"])
    #expect(Recorder(reactor.state).values == [["first"]])
    #expect(reactor.log.filter { $0 == "initialState" }.count == 1)
  }

  @Test func `the transforms are called once each, in the order action, mutation, state`() {
    let reactor = ScriptedReactor()
    _ = reactor.state
    _ = reactor.action
    _ = reactor.state
    #expect(
      reactor.log == [
        "initialState", "transform(action:)", "transform(mutation:)", "transform(state:)",
      ]
    )
  }

  @Test func `the action subject and the state are the same objects each time`() {
    let reactor = ScriptedReactor()
    #expect(reactor.action === reactor.action)
    #expect(reactor.state === reactor.state)
  }

  @Test func `an action is mutated, reduced and delivered when onNext returns`() {
    let reactor = ScriptedReactor()
    let states = Recorder(reactor.state)
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(states.values == [[], ["a"], ["a", "b"]])
    #expect(reactor.currentState == ["a", "b"])
  }

  @Test func `a reactor works without subscribers`() {
    let reactor = ScriptedReactor()
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a"])
  }

  @Test func `in a subscriber currentState is the state that is delivered`() {
    let reactor = ScriptedReactor()
    var seen: [[String]] = []
    let subscription = reactor.state.subscribe(onNext: { [unowned reactor] state in
      #expect(state == reactor.currentState)
      seen.append(state)
    })
    reactor.action.onNext("a")
    #expect(seen == [[], ["a"]])
    subscription.dispose()
  }

  @Test func `in reduce currentState is the state before`() {
    let reactor = ScriptedReactor()
    var seen: [[String]] = []
    reactor.onReduce = { reactor, _ in seen.append(reactor.currentState) }
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(seen == [[], ["a"]])
  }

  @Test func `a late subscriber gets the latest state and nothing before it`() {
    let reactor = ScriptedReactor()
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(Recorder(reactor.state).values == [["a", "b"]])
  }

  @Test func `subscribers get each state in the order in which they subscribed`() {
    let reactor = ScriptedReactor()
    var order: [Int] = []
    let subscriptions = (0..<5).map { number in
      reactor.state.skip(1).subscribe(onNext: { _ in order.append(number) })
    }
    reactor.action.onNext("a")
    #expect(order == [0, 1, 2, 3, 4])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `a deferred step sees the state of the steps before it`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { reactor, action in
      .concat(
        .just("one"),
        .deferred { .just("deferred after \(reactor.currentState.count)") },
        .just("built after \(reactor.currentState.count)")
      )
    }
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["one", "deferred after 1", "built after 0"])
  }

  @Test func `the work of several actions runs side by side`() {
    let reactor = ScriptedReactor()
    let answers = ["a": PublishSubject<String>(), "b": PublishSubject<String>()]
    reactor.onMutate = { _, action in answers[action] ?? .empty() }
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    answers["b"]?.onNext("b1")
    answers["a"]?.onNext("a1")
    answers["b"]?.onNext("b2")
    #expect(reactor.currentState == ["b1", "a1", "b2"])
  }

  @Test func `a completed mutate leaves the reactor at work`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { _, action in action == "none" ? .empty() : .just(action) }
    reactor.action.onNext("none")
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a"])
  }

  @Test func `take(until:) on the action ends the old work before the new begins`() {
    let reactor = ScriptedReactor()
    var events: [String] = []
    reactor.onMutate = { [events = { events.append($0) }] reactor, action in
      guard action.hasPrefix("search") else { return .empty() }
      return Observable<String>.never()
        .do(onSubscribe: { events("begin \(action)") }, onDispose: { events("end \(action)") })
        .take(until: reactor.action.filter { $0.hasPrefix("search") })
    }
    reactor.action.onNext("search 1")
    reactor.action.onNext("other")
    reactor.action.onNext("search 2")
    #expect(events == ["begin search 1", "end search 1", "begin search 2"])
  }
}
