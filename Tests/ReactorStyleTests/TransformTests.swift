import ReactorStyle
import Streams
import Testing

@Suite struct TransformTests {
  @Test func `transformed actions are mutated, the sent ones are observed`() {
    let reactor = ScriptedReactor()
    reactor.onTransformAction = { _, action in action.map { $0 + "!" } }
    let actions = Recorder(reactor.action.asObservable())
    reactor.action.onNext("a")
    #expect(actions.values == ["a"])
    #expect(reactor.currentState == ["a!"])
  }

  @Test func `global state comes in through transform(mutation:)`() {
    let reactor = ScriptedReactor()
    let global = PublishSubject<String>()
    reactor.onTransformMutation = { _, mutation in .merge(mutation, global) }
    let states = Recorder(reactor.state)
    global.onNext("global")
    reactor.action.onNext("a")
    #expect(states.values == [[], ["global"], ["global", "a"]])
  }

  @Test func `the initial state passes transform(state:) but not reduce`() {
    let reactor = ScriptedReactor()
    reactor.firstState = ["first"]
    reactor.onTransformState = { _, state in state.map { $0 + ["shown"] } }
    #expect(Recorder(reactor.state).values == [["first", "shown"]])
    #expect(reactor.currentState == ["first", "shown"])
    #expect(!reactor.log.contains { $0.hasPrefix("reduce") })
  }

  @Test func `the next reduction starts from the state before transform(state:)`() {
    let reactor = ScriptedReactor()
    reactor.onTransformState = { _, state in state.map { $0.map { "<\($0)>" } } }
    let states = Recorder(reactor.state)
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(states.values == [[], ["<a>"], ["<a>", "<b>"]])
  }

  @Test func `in transform(state:) currentState is the state before`() {
    let reactor = ScriptedReactor()
    var seen: [Int] = []
    reactor.onTransformState = { reactor, state in
      state.do(onNext: { [unowned reactor] _ in seen.append(reactor.currentState.count) })
    }
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(seen == [0, 0, 1])
  }

  @Test func `a transform may read action and state while the streams are built`() {
    let reactor = ScriptedReactor()
    var seen: [[String]] = []
    reactor.onTransformMutation = { reactor, mutation in
      .merge(
        mutation,
        reactor.state.do(onNext: { seen.append($0) }).filter { $0.count == 1 }.map { _ in "echo" },
        reactor.action.filter { $0 == "a" }.map { _ in "heard" }
      )
    }
    reactor.action.onNext("a")
    #expect(reactor.currentState == ["heard", "echo", "a"])
    #expect(seen == [[], ["heard"], ["heard", "echo"], ["heard", "echo", "a"]])
  }

  @Test func `an identity transform leaves no trace in the way of an action`() {
    let plain = ScriptedReactor()
    let mapped = ScriptedReactor()
    mapped.onTransformAction = { _, action in action.map { $0 } }
    mapped.onTransformMutation = { _, mutation in mutation.map { $0 } }
    mapped.onTransformState = { _, state in state.map { $0 } }
    let histories = [plain, mapped].map { reactor in
      let states = Recorder(reactor.state)
      for action in ["a", "b"] { reactor.action.onNext(action) }
      return states.values
    }
    #expect(histories[0] == histories[1])
  }

  @Test func `state may come out of transform(state:) later`() {
    let reactor = ScriptedReactor()
    let gate = PublishSubject<Void>()
    reactor.onTransformState = { _, state in gate.withLatestFrom(state) }
    let states = Recorder(reactor.state)
    reactor.action.onNext("a")
    #expect(states.values == [])
    #expect(reactor.currentState == [])
    gate.onNext(())
    #expect(states.values == [["a"]])
    #expect(reactor.currentState == ["a"])
  }
}
