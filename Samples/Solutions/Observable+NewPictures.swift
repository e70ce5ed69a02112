public import FeedModel
public import Streams

/// PictureFeed: how many pictures a refresh has brought.
extension ObservableType where Element == FeedState {
  // region: picture.solution
  /// Counts, after each refresh that has succeeded, the rows that were not there before.
  public func newPictures() -> Observable<Int> {
    scan((before: FeedItems(), count: Int?.none, wasLoading: false)) { seen, state in
      if state.refresh.isLoading {
        return (seen.wasLoading ? seen.before : state.items, nil, true)
      }
      guard seen.wasLoading, state.refresh == .idle else { return (state.items, nil, false) }
      let count = state.items.filter { seen.before.place(of: $0.id) == nil }.count
      return (state.items, count, false)
    }
    .compactMap(\.count)
  }
  // endregion: picture.solution
}
