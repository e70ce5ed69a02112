public import Streams

/// The way from an action to a state, for one reactor.
///
/// It does in one object what a chain of operators would do: merge the mutations of all actions,
/// scan them into states, share the latest. A transform that a reactor leaves as it is gives back
/// the very stream it was given; it is recognised by that and costs nothing afterwards.
///
/// What an action passes is inlinable, so that it is compiled for the reactor's own types.
@usableFromInline
final class ReactorPipeline<Owner: Reactor> {
  @usableFromInline weak var reactor: Owner?
  @usableFromInline let actions: ActionSubject<Owner.Action>
  @usableFromInline let channel: StateChannel<Owner.State>

  /// What feeds the transforms that the reactor has.
  var feeds = Feeds()

  /// Whether the reactor has a `transform(mutation:)`.
  @safe @exclusivity(unchecked) @usableFromInline var transformsMutations = false

  /// Whether the reactor has a `transform(state:)`.
  @safe @exclusivity(unchecked) @usableFromInline var transformsStates = false
  private var transforms: [any Disposable] = []

  /// The state before `transform(state:)`, if the reactor has one; otherwise it is in the channel.
  var accumulator: Owner.State?

  @safe @exclusivity(unchecked) @usableFromInline var isReducing = false
  @safe @exclusivity(unchecked) @usableFromInline var hasWaitingMutations = false
  var waitingMutations = FIFO<Owner.Mutation>()

  /// The work under way, but not what has just been started.
  var effects: [ReactorEffect<Owner>] = []
  @safe @exclusivity(unchecked) @usableFromInline var unfinishedEffects = 0
  @safe @exclusivity(unchecked) @usableFromInline var isClosed = false

  /// Whether nothing more will come out of `transform(action:)`.
  @safe @exclusivity(unchecked) @usableFromInline var hasLastAction = false
  var endedStage: ReactorStage?

  @usableFromInline init(
    _ reactor: Owner,
    actions: ActionSubject<Owner.Action>,
    channel: StateChannel<Owner.State>
  ) {
    self.reactor = reactor
    self.actions = actions
    self.channel = channel
  }
}

extension ReactorPipeline {
  /// Has the reactor transform its three streams and starts, from the states up to the actions.
  @usableFromInline func connect(
    _ reactor: Owner,
    initialState: Owner.State,
    mutate: @escaping (Owner.Action) -> Void,
    apply: @escaping (Owner.Mutation) -> Void
  ) {
    actions.begin()
    let source = (actions: actionSource(), mutations: mutationSource(), states: stateSource())
    let transformedActions = reactor.transform(action: source.actions)
    let transformedMutations = reactor.transform(mutation: source.mutations)
    let transformedStates = reactor.transform(state: source.states)

    if transformedStates === source.states {
      channel.accept(initialState)
    } else {
      transformsStates = true
      accumulator = initialState
      observe(transformedStates, onNext: show, onEnd: endStates)
      feeds.states?.send(initialState)
    }
    if transformedMutations !== source.mutations {
      transformsMutations = true
      observe(transformedMutations, onNext: apply, onEnd: endMutations)
    }
    if transformedActions === source.actions {
      actions.handler = mutate
    } else {
      actions.handler = { self.feeds.actions?.send($0) }
      observe(transformedActions, onNext: inTurn(mutate), onEnd: endActions)
    }
    if endedStage != nil { ignoreActions() }
    actions.end()
  }

  /// Has actions wait meanwhile, since a transformed action may come at any time.
  private func inTurn(
    _ mutate: @escaping (Owner.Action) -> Void
  ) -> (Owner.Action) -> Void {
    { [actions] action in
      actions.begin()
      mutate(action)
      actions.end()
    }
  }

  private func observe<Element>(
    _ stream: Observable<Element>,
    onNext: @escaping (Element) -> Void,
    onEnd: @escaping ((any Error)?) -> Void
  ) {
    let disposable = stream.subscribe(
      onNext: onNext,
      onError: { onEnd($0) },
      onCompleted: { onEnd(nil) }
    )
    if isClosed {
      disposable.dispose()
    } else {
      transforms.append(disposable)
    }
  }
}

extension ReactorPipeline: Disposable {
  /// Cancels all work; nothing is reduced or delivered any more.
  @usableFromInline func dispose() {
    isClosed = true
    for transform in transforms { transform.dispose() }
    transforms = []
    waitingMutations.removeAll()
    letFeedsGo()
    cancelEffects()
  }
}
