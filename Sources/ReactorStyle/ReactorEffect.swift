import Streams

/// The work of one action, while it is under way.
final class ReactorEffect<Action> {
  let action: Action

  /// Whether the work puts in order what other work left behind when it failed.
  let isRecovery: Bool
  var subscription: (any Disposable)?

  /// Where the effect stands in the pipeline's list, or -1.
  var index = -1
  var isFinished = false

  init(of action: Action, isRecovery: Bool = false) {
    self.action = action
    self.isRecovery = isRecovery
  }
}
