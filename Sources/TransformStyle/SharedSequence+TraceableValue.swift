public import Streams

extension SharedSequence {
  /// Picks a traced value and lets it through when it was written since the last time.
  ///
  /// - Parameter transform: Picks the traced value, usually `\.$property`.
  /// - Returns: The values that were written anew, shared as before.
  public func mapDistinctUntilTraceableValueChanged<Value>(
    _ transform: @escaping (Element) -> TraceableValue<Value>
  ) -> SharedSequence<SharingStrategy, Value> {
    map(transform)
      .distinctUntilChanged { $0.hasSameRevision(as: $1) }
      .map { $0.value }
  }
}
