import ReactorStyle
import Streams
import Testing

/// ReactorKit's global state: who is signed in lives outside, and enters as a mutation.
@Suite struct GlobalStateExampleTests {
  @Test func `two reactors follow the one user who is signed in`() {
    let currentUser = BehaviorSubject<String?>(value: nil)
    let profile = GreetingReactor(currentUser: currentUser)
    let settings = GreetingReactor(currentUser: currentUser)
    #expect(Recorder(profile.state.map(\.greeting)).values == ["Who are you?"])
    currentUser.onNext("Ada")
    _ = settings.state
    #expect(profile.currentState.greeting == "Hello, Ada!")
    #expect(settings.currentState.greeting == "Hello, Ada!")
  }

  @Test func `actions and the global state meet in the state`() {
    let currentUser = BehaviorSubject<String?>(value: "Ada")
    let reactor = GreetingReactor(currentUser: currentUser)
    let greetings = Recorder(reactor.state.map(\.greeting).distinctUntilChanged())
    reactor.action.onNext(.shout)
    currentUser.onNext("Bob")
    #expect(greetings.values == ["Hello, Ada!", "HELLO, ADA!", "HELLO, BOB!"])
  }

  @Test func `a freed reactor is no longer subscribed to the global state`() {
    let currentUser = BehaviorSubject<String?>(value: nil)
    var reactor: GreetingReactor? = GreetingReactor(currentUser: currentUser)
    _ = reactor?.state
    #expect(currentUser.hasObservers)
    reactor = nil
    #expect(!currentUser.hasObservers)
  }
}

private final class GreetingReactor: Reactor {
  enum Action { case shout }

  enum Mutation {
    case setUser(String?)
    case setLoud
  }

  struct State {
    var user: String?
    var isLoud = false

    var greeting: String {
      let text = user.map { "Hello, \($0)!" } ?? "Who are you?"
      return isLoud ? text.uppercased() : text
    }
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let currentUser: BehaviorSubject<String?>

  init(currentUser: BehaviorSubject<String?>) {
    self.currentUser = currentUser
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, currentUser.map(Mutation.setUser))
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .shout: .just(.setLoud)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setUser(let user): state.user = user
    case .setLoud: state.isLoud = true
    }
    return state
  }
}
