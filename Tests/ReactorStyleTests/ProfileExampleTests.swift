import ReactorStyle
import Streams
import Testing

/// ReactorKit's profile: whether one follows a person is asked of a service and can be changed.
@Suite struct ProfileExampleTests {
  @Test func `the following status comes from the service`() {
    let service = UserService()
    service.following = [13]
    let reactor = ProfileViewReactor(service: service)
    #expect(!reactor.currentState.isFollowing)
    reactor.action.onNext(.refreshFollowingStatus(13))
    #expect(reactor.currentState.isFollowing)
  }

  @Test func `following a person changes the service and then the state`() {
    let service = UserService()
    let reactor = ProfileViewReactor(service: service)
    let states = Recorder(reactor.state.map { $0.isFollowing })
    reactor.action.onNext(.follow(13))
    #expect(service.following == [13])
    #expect(states.values == [false, true])
  }
}

private final class UserService {
  var following: Set<Int> = []

  func isFollowing(_ id: Int) -> Observable<Bool> {
    .just(following.contains(id))
  }

  func follow(_ id: Int) -> Observable<Void> {
    .deferred { [unowned self] in
      following.insert(id)
      return .just(())
    }
  }
}

private final class ProfileViewReactor: Reactor {
  enum Action {
    case refreshFollowingStatus(Int)
    case follow(Int)
  }

  enum Mutation {
    case setFollowing(Bool)
  }

  struct State {
    var isFollowing = false
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()
  private let service: UserService

  init(service: UserService) {
    self.service = service
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refreshFollowingStatus(let id):
      service.isFollowing(id).map { .setFollowing($0) }
    case .follow(let id):
      service.follow(id).map { .setFollowing(true) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setFollowing(let isFollowing): state.isFollowing = isFollowing
    }
    return state
  }
}
