import Streams

/// The work of one action, while it is under way.
@usableFromInline
final class ReactorEffect<Owner: Reactor> {
  @usableFromInline let action: Owner.Action
  @usableFromInline let pipeline: ReactorPipeline<Owner>

  /// Whether the work puts in order what other work left behind when it failed.
  @usableFromInline let isRecovery: Bool
  var subscription: (any Disposable)?

  /// Where the effect stands in the pipeline's list, or -1.
  @safe @exclusivity(unchecked) @usableFromInline var index = -1
  @safe @exclusivity(unchecked) @usableFromInline var isFinished = false

  @inlinable init(
    of action: Owner.Action,
    in pipeline: ReactorPipeline<Owner>,
    isRecovery: Bool
  ) {
    self.action = action
    self.pipeline = pipeline
    self.isRecovery = isRecovery
  }
}
