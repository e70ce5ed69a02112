public import Streams

/// What a reactor keeps its streams in: `let streams = ReactorStreams<Action, State>()`.
///
/// It starts nothing by itself. It goes with the reactor: pending work is cancelled and
/// subscriptions are let go, whoever still holds the action subject or the states.
public final class ReactorStreams<Action, State> {
  @usableFromInline let actions = ActionSubject<Action>()
  @usableFromInline let channel = StateChannel<State>()
  @usableFromInline private(set) lazy var states: Observable<State> = Source(
    startsTrampoline: false
  ) {
    [actions, channel] sink in
    actions.begin()
    channel.attach(sink)
    actions.end()
    return nil
  }

  private var pipeline: (any Disposable)?

  /// Whether there is nothing to build: the pipeline is there, or the stub stands in for it.
  @safe @exclusivity(unchecked) @usableFromInline var isConnected = false
  private var failureSubject: PublishSubject<ReactorFailure<Action>>?
  private var initialState: State?
  private var wasRead = false

  /// Whether `reduce(into:)` as it is by default is at work.
  @safe @exclusivity(unchecked) @usableFromInline var isReducingByDefault = false

  /// Whether the failure in question reached `onMutationError` as it is by default.
  var isFailureUnhandled = false

  /// The stub, once it was asked for; its type depends on the reactor's.
  var stub: AnyObject?

  /// What feeds the stub's states to the channel while the stub stands in for the reactor.
  var stubConnection: (any Disposable)?

  /// Creates the streams of one reactor.
  public init() {}

  deinit {
    stubConnection?.dispose()
    pipeline?.dispose()
    actions.close()
    channel.close()
  }
}

extension ReactorStreams {
  /// Builds the pipeline, unless there is one or the stub stands in for it.
  @inlinable func connect<Owner: Reactor>(_ reactor: Owner)
  where Owner.Action == Action, Owner.State == State {
    if isConnected || !prepare() { return }
    let pipeline = ReactorPipeline(reactor, actions: actions, channel: channel)
    hold(pipeline)
    pipeline.connect(
      reactor,
      initialState: initialState(orRead: reactor.initialState),
      mutate: { pipeline.mutate($0) },
      apply: { pipeline.apply($0) }
    )
  }

  /// Notes that the streams were asked for.
  ///
  /// - Returns: Whether the pipeline has to be built now.
  @usableFromInline func prepare() -> Bool {
    wasRead = true
    return pipeline == nil && stubConnection == nil
  }

  @usableFromInline func hold(_ pipeline: any Disposable) {
    self.pipeline = pipeline
    isConnected = true
  }

  /// Builds the pipeline if it was asked for while the stub stood in for it.
  func resume<Owner: Reactor>(_ reactor: Owner)
  where Owner.Action == Action, Owner.State == State {
    if wasRead { connect(reactor) }
  }

  @inlinable func currentState(orInitial read: @autoclosure () -> State) -> State {
    if let latest = channel.latest { return latest }
    precondition(
      !channel.isMovedOut,
      "currentState is not read inside reduce(into:mutation:), which has the state in its hands."
    )
    return initialState(orRead: read())
  }

  /// The initial state, which is read from the reactor once.
  @usableFromInline func initialState(orRead read: @autoclosure () -> State) -> State {
    let state = initialState ?? read()
    initialState = state
    return state
  }

  /// Lets the old state be read while a new one is made from it.
  @inlinable func beginDefaultReduction(of state: State) {
    isReducingByDefault = true
    channel.lend(state)
  }

  @inlinable func endDefaultReduction() {
    isReducingByDefault = false
  }
}

extension ReactorStreams {
  var failures: Observable<ReactorFailure<Action>> {
    if let failureSubject { return failureSubject }
    let subject = PublishSubject<ReactorFailure<Action>>()
    failureSubject = subject
    return subject
  }

  /// Tells whoever observes the failures.
  ///
  /// - Returns: Whether anybody does.
  func report(_ failure: ReactorFailure<Action>) -> Bool {
    guard let failureSubject, failureSubject.hasObservers else { return false }
    failureSubject.onNext(failure)
    return true
  }
}
