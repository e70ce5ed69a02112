public import Streams

extension Reactor {
  /// Where actions are sent, and where those that were sent can be observed.
  ///
  /// An action that is sent while another is at work, from a subscriber, `mutate` or `reduce`, waits
  /// until that one's mutations of the moment have been delivered to every subscriber. Otherwise
  /// ``currentState`` has changed when `onNext` returns, as far as the work answered at once.
  @inlinable public var action: ActionSubject<Action> {
    streams.connect(self)
    return streams.actions
  }

  /// The states: the latest at once, then every further one, in order, for every subscriber.
  ///
  /// It ends only if a transform does; also then a new subscriber gets the latest state first.
  @inlinable public var state: Observable<State> {
    streams.connect(self)
    return streams.states
  }

  /// The latest state; in a subscriber it is the state that is being delivered, or a newer one.
  ///
  /// Reading it starts nothing.
  /// - Precondition: Not read inside ``reduce(into:mutation:)``, where the state has been moved out.
  @inlinable public var currentState: State {
    streams.currentState(orInitial: initialState)
  }

  /// What went wrong, as it happens: failed mutations, a transform that ended, actions ignored since.
  ///
  /// Reading it starts nothing. What nobody observes is written to standard error, unless
  /// ``onMutationError(_:action:)`` took care of it.
  public var failures: Observable<ReactorFailure<Action>> {
    streams.failures
  }
}
