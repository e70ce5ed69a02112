public import Streams

extension ObservableType {
  /// Picks a traced value and lets it through when it was written since the last time.
  ///
  /// The first value always passes; what was the last is remembered for each subscription.
  ///
  /// ```swift
  /// states.mapDistinctUntilTraceableValueChanged(\.$sections).drive(list)
  /// ```
  ///
  /// - Parameter transform: Picks the traced value, usually `\.$property`; an error that it throws
  ///   ends the stream.
  /// - Returns: The values that were written anew.
  public func mapDistinctUntilTraceableValueChanged<Value>(
    _ transform: @escaping (Element) throws -> TraceableValue<Value>
  ) -> Observable<Value> {
    map(transform)
      .distinctUntilChanged { $0.hasSameRevision(as: $1) }
      .map(\.value)
  }
}
