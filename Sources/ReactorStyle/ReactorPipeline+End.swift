import Streams

// How the end of one stage goes on to the next, as it would in a chain of operators.
extension ReactorPipeline {
  /// The transformed actions ended: what is under way goes on, unless there was an error.
  func endActions(_ error: (any Error)?) {
    note(.action)
    hasLastAction = true
    if error != nil || unfinishedEffects == 0 { endSource(error) }
  }

  /// Nothing more comes out of `mutate`.
  @usableFromInline func endSource(_ error: (any Error)?) {
    if transformsMutations {
      feeds.mutations?.end(with: error)
    } else {
      endMutations(error)
    }
  }

  /// The transformed mutations ended.
  func endMutations(_ error: (any Error)?) {
    note(.mutation)
    cancelEffects()
    if transformsStates {
      feeds.states?.end(with: error)
    } else {
      endStates(error)
    }
  }

  /// The transformed states ended, and with them the pipeline.
  func endStates(_ error: (any Error)?) {
    note(.state)
    guard !isClosed, let endedStage else { return }
    dispose()
    actions.begin()
    channel.finish(error)
    ignoreActions()
    reactor?.report(.ended(stage: endedStage, error: error))
    actions.end()
  }

  /// Has every further action reported and otherwise ignored.
  func ignoreActions() {
    guard isClosed else { return }
    actions.handler = { [weak reactor] in reactor?.report(.ignored(action: $0)) }
  }

  private func note(_ stage: ReactorStage) {
    if endedStage == nil { endedStage = stage }
  }
}
