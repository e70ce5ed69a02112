import ReactorStyle
import Streams
import Testing

@Suite struct ReentrancyTests {
  @Test func `an action sent from a subscriber waits for the mutations in progress`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { _, action in .concat(.just(action + "1"), .just(action + "2")) }
    let subscription = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state == ["a1"] { reactor.action.onNext("b") }
    })
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a1", "a2", "b1", "b2"])
    subscription.dispose()
  }

  @Test func `an action sent from mutate waits for the mutations in progress`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { reactor, action in
      if action == "a" { reactor.action.onNext("b") }
      return .concat(.just(action + "1"), .just(action + "2"))
    }
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a1", "a2", "b1", "b2"])
  }

  @Test func `an action sent from reduce waits for the mutations in progress`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { _, action in .concat(.just(action + "1"), .just(action + "2")) }
    reactor.onReduce = { reactor, mutation in
      if mutation == "a1" { reactor.action.onNext("b") }
    }
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a1", "a2", "b1", "b2"])
  }

  @Test func `an action sent from mutate waits also if the first one was held back`() {
    let reactor = ScriptedReactor()
    let gate = PublishSubject<Void>()
    reactor.onTransformAction = { _, action in
      .merge(action.filter { $0 != "a" }, gate.map { "a" })
    }
    reactor.onMutate = { reactor, action in
      if action == "a" { reactor.action.onNext("b") }
      return .concat(.just(action + "1"), .just(action + "2"))
    }
    _ = reactor.action
    gate.onNext(())
    #expect(reactor.currentState == ["a1", "a2", "b1", "b2"])
  }

  @Test func `actions sent from inside keep their order`() {
    let reactor = ScriptedReactor()
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      guard state == ["a"] else { return }
      for action in ["b", "c"] { reactor.action.onNext(action) }
    })
    let second = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state == ["a"] { reactor.action.onNext("d") }
    })
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a", "b", "c", "d"])
    first.dispose()
    second.dispose()
  }

  @Test func `an action sent while an asynchronous mutation is delivered leaves nobody stale`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onMutate = { _, action in
      action == "load" ? network : .concat(.just("b1"), .just("b2"))
    }
    let first = Recorder(
      reactor.state.do(onNext: { [unowned reactor] state in
        if state == ["n1"] { reactor.action.onNext("b") }
      })
    )
    let second = Recorder(reactor.state)
    reactor.action.onNext("load")
    network.onNext("n1")
    let history = [[], ["n1"], ["n1", "b1"], ["n1", "b1", "b2"]]
    #expect(first.values == history)
    #expect(second.values == history)
    #expect(reactor.currentState == ["n1", "b1", "b2"])
  }

  @Test func `an answer given from inside a subscriber leaves nobody stale`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onMutate = { _, action in action == "load" ? network : .just(action) }
    let first = Recorder(
      reactor.state.do(onNext: { state in if state == ["a"] { network.onNext("answer") } })
    )
    let second = Recorder(reactor.state)
    reactor.action.onNext("load")
    reactor.action.onNext("a")
    #expect(first.values == [[], ["a"], ["a", "answer"]])
    #expect(second.values == first.values)
  }

  @Test func `work that goes on during a delivery sees the state of its own steps`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onMutate = { reactor, action in
      guard action == "load" else { return .just(action) }
      return network.take(1).concat(
        Observable.deferred { .just("after \(reactor.currentState.count)") }
      )
    }
    let states = Recorder(
      reactor.state.do(onNext: { state in if state == ["a"] { network.onNext("answer") } })
    )
    reactor.action.onNext("load")
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["a", "answer", "after 2"])
    #expect(states.values.last == reactor.currentState)
  }

  @Test func `an answer given from inside reduce is reduced after it`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onMutate = { _, action in action == "load" ? network : .just(action) }
    reactor.onReduce = { _, mutation in if mutation == "a" { network.onNext("answer") } }
    let states = Recorder(reactor.state)
    reactor.action.onNext("load")
    reactor.action.onNext("a")
    #expect(states.values == [[], ["a"], ["a", "answer"]])
  }

  @Test func `an action sent as the answer to the first state does not overtake it`() {
    let reactor = ScriptedReactor()
    var shown: [[String]] = []
    let subscription = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state.isEmpty { reactor.action.onNext("load") }
      shown.append(state)
    })
    #expect(shown == [[], ["load"]])
    subscription.dispose()
  }

  @Test func `a subscriber that comes during a delivery gets each state once`() {
    let reactor = ScriptedReactor()
    var late: Recorder<[String]>?
    let first = Recorder(
      reactor.state.do(onNext: { [unowned reactor] state in
        guard state == ["a"], late == nil else { return }
        reactor.action.onNext("b")
        late = Recorder(reactor.state)
      })
    )
    reactor.action.onNext("a")
    #expect(first.values == [[], ["a"], ["a", "b"]])
    #expect(late?.values == [["a"], ["a", "b"]])
  }

  @Test func `a subscriber that leaves during a delivery gets nothing more`() {
    let reactor = ScriptedReactor()
    let second = SerialDisposable()
    var seen: [[String]] = []
    let first = reactor.state.skip(1).subscribe(onNext: { _ in second.dispose() })
    second.disposable = reactor.state.subscribe(onNext: { seen.append($0) })
    reactor.action.onNext("a")
    #expect(seen == [[]])
    first.dispose()
  }

  @Test func `a thousand actions sent from inside need no stack`() {
    let reactor = ScriptedReactor()
    reactor.onTransformState = { _, state in state.map { [String($0.count)] } }
    var count = 0
    let subscription = reactor.state.subscribe(onNext: { [unowned reactor] _ in
      count += 1
      if count < 1000 { reactor.action.onNext("a") }
    })
    #expect(count == 1000)
    subscription.dispose()
  }
}
