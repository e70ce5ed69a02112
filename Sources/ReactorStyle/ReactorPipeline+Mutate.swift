public import Streams

extension ReactorPipeline {
  /// Starts the work of an action.
  @inlinable func mutate(_ action: Owner.Action) {
    guard !isClosed, let mutations = reactor?.mutate(action: action) else { return }
    run(mutations, as: ReactorEffect(of: action, in: self, isRecovery: false))
  }

  @inlinable func run(_ mutations: Observable<Owner.Mutation>, as effect: ReactorEffect<Owner>) {
    unfinishedEffects &+= 1
    let subscription = mutations.subscribe(
      onNext: { effect.pipeline.receive($0) },
      onError: { effect.pipeline.fail(effect, with: $0) },
      onCompleted: { effect.pipeline.finish(effect) }
    )
    if !effect.isFinished { keep(effect, subscription) }
  }

  @usableFromInline func keep(_ effect: ReactorEffect<Owner>, _ subscription: any Disposable) {
    if isClosed {
      subscription.dispose()
    } else {
      effect.subscription = subscription
      effect.index = effects.count
      effects.append(effect)
    }
  }

  @inlinable func receive(_ mutation: Owner.Mutation) {
    if transformsMutations {
      transform(mutation)
    } else {
      apply(mutation)
    }
  }

  @usableFromInline func transform(_ mutation: Owner.Mutation) {
    if isClosed { return }
    actions.begin()
    feeds.mutations?.send(mutation)
    actions.end()
  }

  @inlinable func finish(_ effect: ReactorEffect<Owner>) {
    effect.isFinished = true
    unfinishedEffects &-= 1
    if effect.index >= 0 { forget(effect) }
    if hasLastAction, unfinishedEffects == 0 { endSource(nil) }
  }

  @usableFromInline func fail(_ effect: ReactorEffect<Owner>, with error: any Error) {
    if !isClosed, let reactor {
      actions.begin()
      if let rest = report(error, of: effect, in: reactor) {
        run(rest, as: ReactorEffect(of: effect.action, in: self, isRecovery: true))
      }
      actions.end()
    }
    finish(effect)
  }

  /// Tells of a failure whoever observes failures, and asks the reactor to put things in order.
  private func report(
    _ error: any Error,
    of effect: ReactorEffect<Owner>,
    in reactor: Owner
  ) -> Observable<Owner.Mutation>? {
    let failure = ReactorFailure.mutation(error: error, action: effect.action)
    let isObserved = reactor.streams.report(failure)
    if effect.isRecovery {
      if !isObserved { writeToStandardError(failure, from: reactor) }
      return nil
    }
    reactor.streams.isFailureUnhandled = false
    let rest = reactor.onMutationError(error, action: effect.action)
    if !isObserved, reactor.streams.isFailureUnhandled {
      writeToStandardError(failure, from: reactor)
    }
    return rest
  }
}

extension ReactorPipeline {
  /// Takes an effect out of the list; the last one moves into its place.
  @usableFromInline func forget(_ effect: ReactorEffect<Owner>) {
    let last = effects.removeLast()
    if last !== effect {
      effects[effect.index] = last
      last.index = effect.index
    }
    effect.index = -1
    effect.subscription = nil
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
