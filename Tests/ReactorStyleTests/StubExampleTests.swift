import ReactorStyle
import Streams
import Testing

/// ReactorKit's tests: a view is tested against a stub, a reactor by itself.
@Suite struct StubExampleTests {
  @Test func `a tap on refresh is an action`() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    let view = MyView()
    view.reactor = reactor
    view.refreshButton.tap()
    #expect(reactor.stub.actions.last == .refresh)
  }

  @Test func `the spinner shows that the state is loading`() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    let view = MyView()
    view.reactor = reactor
    reactor.stub.state.value = MyReactor.State(isLoading: true)
    #expect(view.spinner.isAnimating)
    reactor.stub.state.value = MyReactor.State(isLoading: false)
    #expect(!view.spinner.isAnimating)
  }

  @Test func `a refresh makes the reactor load`() {
    let reactor = MyReactor()
    reactor.action.onNext(.refresh)
    #expect(reactor.currentState.isLoading)
  }
}

private final class MyReactor: Reactor {
  enum Action { case refresh }

  struct State {
    var isLoading = false
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func reduce(state: State, mutation: Action) -> State {
    State(isLoading: true)
  }
}

private final class MyView: View {
  let reactorBinding = ReactorBinding<MyReactor>()
  var disposeBag = DisposeBag()
  let refreshButton = Button()
  let spinner = Spinner()

  func bind(reactor: MyReactor) {
    refreshButton.taps
      .map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoading }
      .bind(to: Binder(spinner) { $0.isAnimating = $1 })
      .disposed(by: disposeBag)
  }
}
