public import Streams

/// TraceableList: the same without a wrapper, for a state that counts its versions itself.
extension ObservableType {
  // region: list.solution
  /// Picks a value and lets it through when its version is another than the last one's.
  public func versions<Value, Version: Equatable>(
    of value: @escaping (Element) -> Value,
    by version: @escaping (Element) -> Version
  ) -> Observable<Value> {
    distinctUntilChanged { version($0) == version($1) }.map(value)
  }
  // endregion: list.solution
}
