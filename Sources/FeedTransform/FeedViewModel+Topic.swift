import FeedModel
import Streams

extension FeedViewModel {
  // region: feed.choose
  /// Turns chosen topics into requests for their first pages; none for no topic.
  func switches(_ topics: Observable<FeedTopic>) -> Observable<PageRequest?> {
    topics
      .filter { [unowned self] in $0 != feed.value.topic }
      .map { [unowned self] in switchRequest(to: $0) }
  }

  private func switchRequest(to topic: FeedTopic) -> PageRequest? {
    pagesOfIntent = 1
    return firstPage(of: topic)
  }
  // endregion: feed.choose

  /// Removes rows without asking the origin.
  func removals(_ rows: Observable<FeedItem.ID>) -> any Disposable {
    rows.subscribe(onNext: { [unowned self] row in
      var state = feed.value
      state.remove(row, under: policies)
      feed.accept(state)
    })
  }
}
