import Streams

// How the end of one stage goes on to the next, as it would in a chain of operators.
extension ReactorPipeline {
  /// The transformed actions ended: what is under way goes on, unless there was an error.
  func endActions(_ error: (any Error)?) {
    note(.action)
    if error != nil || unfinishedEffects == 0 { endSource(error) }
  }

  /// Nothing more comes out of `mutate`.
  func endSource(_ error: (any Error)?) {
    if let mutationSource {
      if let error {
        mutationSource.onError(error)
      } else {
        mutationSource.onCompleted()
      }
    } else {
      endMutations(error)
    }
  }

  /// The transformed mutations ended.
  func endMutations(_ error: (any Error)?) {
    note(.mutation)
    cancelEffects()
    if let stateSource {
      if let error {
        stateSource.onError(error)
      } else {
        stateSource.onCompleted()
      }
    } else {
      endStates(error)
    }
  }

  /// The transformed states ended, and with them the pipeline.
  func endStates(_ error: (any Error)?) {
    note(.state)
    guard !isClosed, let stage = endedStage else { return }
    dispose()
    actions.begin()
    channel.finish(error)
    actions.handler = { [weak reactor] action in
      reactor?.report(.ignored(action: action))
    }
    reactor?.report(.ended(stage: stage, error: error))
    actions.end()
  }

  private func note(_ stage: ReactorStage) {
    if endedStage == nil { endedStage = stage }
  }
}
