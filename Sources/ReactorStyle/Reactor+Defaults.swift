public import Streams

extension Reactor {
  /// Leaves the actions as they are.
  @inlinable public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// Makes no mutation.
  @inlinable public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// Leaves the mutations as they are.
  @inlinable public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    mutation
  }

  /// Reduces in place on a copy; in a reactor that reduces in neither way, leaves the state as it is.
  public func reduce(state: State, mutation: Mutation) -> State {
    if streams.isReducingByDefault { return state }
    var copy = state
    reduce(into: &copy, mutation: mutation)
    return copy
  }

  /// Reduces with ``reduce(state:mutation:)``, during which the old state can still be read.
  @inlinable public func reduce(into state: inout State, mutation: Mutation) {
    streams.beginDefaultReduction(of: state)
    state = reduce(state: state, mutation: mutation)
    streams.endDefaultReduction()
  }

  /// Leaves the states as they are.
  @inlinable public func transform(state: Observable<State>) -> Observable<State> { state }

  /// Adds no mutation, so that the failure counts as not handled.
  public func onMutationError(_ error: any Error, action: Action) -> Observable<Mutation> {
    streams.isFailureUnhandled = true
    return .empty()
  }
}

extension Reactor where Action == Mutation {
  /// Passes the action on as the mutation.
  @inlinable public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}
