public import Streams

extension Reactor {
  /// Sends an action on to another reactor when the work of the present one gets there.
  ///
  /// ```swift
  /// func mutate(action: Action) -> Observable<Mutation> {
  ///   switch action {
  ///   case .detail(let action): forward(action, to: currentState.detail)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the child is to do.
  ///   - child: Who is to do it; with nobody there, the action is dropped.
  /// - Returns: No mutation, just the completion.
  public func forward<Child: Reactor>(
    _ action: Child.Action,
    to child: Child?
  ) -> Observable<Mutation> {
    .deferred { [weak child] in
      child?.action.onNext(action)
      return .empty()
    }
  }

  /// Makes a mutation of every state of a reactor that lives as long as this one.
  ///
  /// Merge it in ``transform(mutation:)``.
  ///
  /// - Parameters:
  ///   - child: The reactor whose states are wanted.
  ///   - makeMutation: Makes a mutation of a state.
  /// - Returns: A mutation for the child's latest state, and one for each further one.
  public func mutations<Child: Reactor>(
    from child: Child,
    _ makeMutation: @escaping (Child.State) -> Mutation
  ) -> Observable<Mutation> {
    child.state.map(makeMutation)
  }

  /// Makes a mutation of every state of the reactor that stands in this one's state.
  ///
  /// Merge it in ``transform(mutation:)``. When another child takes its place, the old one is not
  /// listened to any more.
  ///
  /// ```swift
  /// func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  ///   .merge(mutation, mutations(fromChildAt: \.detail) { .detailChanged($0.title) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pickChild: Picks the child, if there is one, usually `\.property`.
  ///   - makeMutation: Makes a mutation of a child's state.
  /// - Returns: A mutation for the latest state of each child that comes, and for each further one.
  public func mutations<Child: Reactor>(
    fromChildAt pickChild: @escaping (State) -> Child?,
    _ makeMutation: @escaping (Child.State) -> Mutation
  ) -> Observable<Mutation> {
    state.map(pickChild)
      .distinctUntilChanged { $0 === $1 }
      .flatMapLatest { child in child?.state.map(makeMutation) ?? .empty() }
  }
}
