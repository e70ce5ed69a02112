import Streams

/// The way from an action to a state, for one reactor.
///
/// It does in one object what a chain of operators would do: merge the mutations of all actions,
/// scan them into states, share the latest. A transform that a reactor leaves as it is gives back
/// the very stream it was given; it is recognised by that and costs nothing afterwards.
final class ReactorPipeline<Owner: Reactor> {
  weak var reactor: Owner?
  let actions: ActionSubject<Owner.Action>
  let channel: StateChannel<Owner.State>

  /// What feeds the transforms that the reactor has.
  var actionSource: PublishSubject<Owner.Action>?
  var mutationSource: PublishSubject<Owner.Mutation>?
  var stateSource: PublishSubject<Owner.State>?
  var transforms: [any Disposable] = []

  /// The state before `transform(state:)`, if the reactor has one; otherwise it is in the channel.
  var accumulator: Owner.State?
  var waitingMutations = FIFO<Owner.Mutation>()
  var isReducing = false

  var effects: [ReactorEffect<Owner.Action>] = []
  var unfinishedEffects = 0
  var endedStage: ReactorStage?
  var isClosed = false

  init(
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
  func connect(_ reactor: Owner, initialState: Owner.State) {
    actions.begin()
    let actionSource = PublishSubject<Owner.Action>()
    let mutationSource = PublishSubject<Owner.Mutation>()
    let stateSource = PublishSubject<Owner.State>()
    let transformedActions = reactor.transform(action: actionSource)
    let transformedMutations = reactor.transform(mutation: mutationSource)
    let transformedStates = reactor.transform(state: stateSource)

    if transformedStates === stateSource {
      channel.accept(initialState)
    } else {
      self.stateSource = stateSource
      accumulator = initialState
      observe(transformedStates, onNext: show, onEnd: endStates)
      stateSource.onNext(initialState)
    }
    if transformedMutations !== mutationSource {
      self.mutationSource = mutationSource
      observe(transformedMutations, onNext: apply, onEnd: endMutations)
    }
    if transformedActions !== actionSource {
      self.actionSource = actionSource
      observe(transformedActions, onNext: mutate, onEnd: endActions)
    }
    if endedStage == nil { actions.handler = receive }
    actions.end()
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

  private func receive(_ action: Owner.Action) {
    if let actionSource {
      actionSource.onNext(action)
    } else {
      mutate(action)
    }
  }
}

extension ReactorPipeline: Disposable {
  /// Cancels all work; nothing is reduced or delivered any more.
  func dispose() {
    isClosed = true
    for transform in transforms { transform.dispose() }
    transforms = []
    waitingMutations.removeAll()
    cancelEffects()
  }
}
