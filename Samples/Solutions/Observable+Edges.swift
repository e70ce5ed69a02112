public import Streams

/// HomeFeed: one wish when the list enters a zone, instead of one for each movement inside it.
extension ObservableType where Element == Bool {
  // region: home.solution
  /// Tells when false becomes true; a stream that begins with true tells it at once.
  public func risingEdges() -> Observable<Void> {
    distinctUntilChanged().filter { $0 }.map { _ in }
  }
  // endregion: home.solution
}
