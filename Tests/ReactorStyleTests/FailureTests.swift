import ReactorStyle
import Streams
import Testing

@Suite struct FailureTests {
  @Test func `a failed mutate keeps what it sent, is reported, and later actions work`() {
    let reactor = ScriptedReactor()
    let failures = Recorder(reactor.failures.map(\.description))
    reactor.onMutate = { _, action in
      action == "bad" ? .concat(.just("begun"), .error(Failure()), .just("lost")) : .just(action)
    }
    reactor.action.onNext("bad")
    reactor.action.onNext("good")
    #expect(reactor.currentState == ["begun", "good"])
    #expect(
      failures.values == ["mutate failed for bad: Failure(). The rest of its mutations is lost."]
    )
  }

  @Test func `onMutationError puts down the flag that was left set`() {
    let reactor = ScriptedReactor()
    reactor.onMutate = { _, _ in .concat(.just("busy"), .error(Failure()), .just("idle")) }
    reactor.onError = { action in .just("idle after \(action)") }
    let states = Recorder(reactor.state)
    reactor.action.onNext("load")
    #expect(states.values == [[], ["busy"], ["busy", "idle after load"]])
  }

  @Test func `an error while putting in order is reported and not handled again`() {
    let reactor = ScriptedReactor()
    let failures = Recorder(reactor.failures.map(\.description))
    reactor.onMutate = { _, _ in .error(Failure()) }
    reactor.onError = { _ in .error(Failure()) }
    reactor.action.onNext("a")
    #expect(failures.values.count == 2)
    #expect(reactor.log.filter { $0 == "onMutationError(a)" }.count == 1)
  }

  @Test func `a completed transform ends the state, and late subscribers get the last one`() {
    let reactor = ScriptedReactor()
    let failures = Recorder(reactor.failures.map(\.description))
    reactor.onTransformAction = { _, action in action.take(1) }
    let early = Recorder(reactor.state)
    reactor.action.onNext("a")
    #expect(early.values == [[], ["a"]])
    #expect(early.end == "completed")
    let late = Recorder(reactor.state)
    #expect(late.values == [["a"]])
    #expect(late.end == "completed")
    reactor.action.onNext("b")
    #expect(reactor.currentState == ["a"])
    #expect(
      failures.values == [
        "transform(action:) completed. The state will not change any more.",
        "b was ignored, because a transform had ended.",
      ]
    )
  }

  @Test func `work under way goes on when the actions have ended`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onTransformAction = { _, action in action.take(1) }
    reactor.onMutate = { _, _ in network }
    let states = Recorder(reactor.state)
    reactor.action.onNext("load")
    network.onNext("answer")
    #expect(states.end == nil)
    network.onCompleted()
    #expect(states.values == [[], ["answer"]])
    #expect(states.end == "completed")
  }

  @Test(arguments: [ReactorStage.action, .mutation, .state])
  func `a failed transform is an error of the state, and is reported`(stage: ReactorStage) {
    let reactor = ScriptedReactor()
    let failures = Recorder(reactor.failures.map(\.description))
    let bomb = PublishSubject<String>()
    switch stage {
    case .action: reactor.onTransformAction = { _, action in .merge(action, bomb) }
    case .mutation: reactor.onTransformMutation = { _, mutation in .merge(mutation, bomb) }
    case .state: reactor.onTransformState = { _, state in .merge(state, bomb.map { [$0] }) }
    }
    let states = Recorder(reactor.state)
    reactor.action.onNext("a")
    bomb.onError(Failure())
    reactor.action.onNext("b")
    #expect(states.values == [[], ["a"]])
    #expect(states.end == "error(Failure())")
    #expect(Recorder(reactor.state).values == [["a"]])
    #expect(
      failures.values == [
        "transform(\(stage):) failed: Failure(). The state will not change any more.",
        "b was ignored, because a transform had ended.",
      ]
    )
  }

  @Test func `an error of the actions can be caught in transform(mutation:)`() {
    let reactor = ScriptedReactor()
    let bomb = PublishSubject<String>()
    reactor.onTransformAction = { _, action in .merge(action, bomb) }
    reactor.onTransformMutation = { _, mutation in mutation.catch { _ in .just("caught") } }
    let states = Recorder(reactor.state)
    bomb.onError(Failure())
    #expect(states.values == [[], ["caught"]])
    #expect(states.end == "completed")
  }

  @Test func `the end of a transform cancels the work under way`() {
    let reactor = ScriptedReactor()
    var isCancelled = false
    let bomb = PublishSubject<String>()
    reactor.onTransformMutation = { _, mutation in .merge(mutation, bomb) }
    reactor.onMutate = { _, _ in .never().do(onDispose: { isCancelled = true }) }
    reactor.action.onNext("load")
    bomb.onError(Failure())
    #expect(isCancelled)
  }

  @Test func `what nobody observes is written to standard error`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let reactor = FailingReactor()
      reactor.action.onNext(.fail)
      let observed = FailingReactor()
      let subscription = observed.failures.subscribe(onNext: { _ in })
      observed.action.onNext(.fail)
      subscription.dispose()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text == "FailingReactor: mutate failed for fail: Failure(). "
        + "The rest of its mutations is lost.\n"
    )
  }

  @Test func `reading currentState inside reduce(into:) is a mistake that stops the program`() async
  {
    await #expect(processExitsWith: .failure) {
      let reactor = CuriousReactor()
      reactor.action.onNext(1)
      withExtendedLifetime(reactor) {}
    }
  }
}

private final class FailingReactor: Reactor {
  enum Action { case fail }
  typealias State = Int
  let initialState = 0
  let streams = ReactorStreams<Action, Int>()
  func mutate(action: Action) -> Observable<Action> { .error(Failure()) }
}

private final class CuriousReactor: Reactor {
  typealias Action = Int
  let initialState = 0
  let streams = ReactorStreams<Int, Int>()
  func reduce(into state: inout Int, mutation: Int) { state = currentState + mutation }
}
