import Streams

extension ReactorPipeline {
  /// Starts the work of an action.
  func mutate(_ action: Owner.Action) {
    guard !isClosed, let mutations = reactor?.mutate(action: action) else { return }
    run(mutations, as: ReactorEffect(of: action))
  }

  private func run(_ mutations: Observable<Owner.Mutation>, as effect: ReactorEffect<Owner.Action>)
  {
    unfinishedEffects += 1
    let subscription = mutations.subscribe(
      onNext: { self.receive($0) },
      onError: { self.fail(effect, with: $0) },
      onCompleted: { self.finish(effect) }
    )
    if effect.isFinished { return }
    if isClosed {
      subscription.dispose()
    } else {
      effect.subscription = subscription
      effect.index = effects.count
      effects.append(effect)
    }
  }

  private func receive(_ mutation: Owner.Mutation) {
    if isClosed { return }
    if let mutationSource {
      actions.begin()
      mutationSource.onNext(mutation)
      actions.end()
    } else {
      apply(mutation)
    }
  }

  private func fail(_ effect: ReactorEffect<Owner.Action>, with error: any Error) {
    effect.isFinished = true
    if isClosed { return }
    guard let reactor else { return }
    actions.begin()
    let failure = ReactorFailure.mutation(error: error, action: effect.action)
    let isObserved = reactor.streams.report(failure)
    if effect.isRecovery {
      if !isObserved { writeToStandardError(failure, from: reactor) }
    } else {
      reactor.streams.isFailureUnhandled = false
      let rest = reactor.onMutationError(error, action: effect.action)
      if !isObserved, reactor.streams.isFailureUnhandled {
        writeToStandardError(failure, from: reactor)
      }
      run(rest, as: ReactorEffect(of: effect.action, isRecovery: true))
    }
    finish(effect)
    actions.end()
  }

  private func finish(_ effect: ReactorEffect<Owner.Action>) {
    effect.isFinished = true
    effect.subscription = nil
    unfinishedEffects -= 1
    if effect.index >= 0 { remove(effect) }
    if endedStage == .action, unfinishedEffects == 0 { endSource(nil) }
  }

  /// Takes an effect out of the list; the last one moves into its place.
  private func remove(_ effect: ReactorEffect<Owner.Action>) {
    let last = effects.removeLast()
    if last !== effect {
      effects[effect.index] = last
      last.index = effect.index
    }
    effect.index = -1
  }

  func cancelEffects() {
    let cancelled = effects
    effects = []
    for effect in cancelled {
      effect.index = -1
      let subscription = effect.subscription.take()
      subscription?.dispose()
    }
  }
}
