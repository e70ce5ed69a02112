internal import FeedModel

/// The search whose queries also differ in whether the next page is wanted, with a wish that a failure
/// ends and a text that forgets the failure before it.
final class RepairedLoadingSearchFeed: LoadingSearchFeed {
  override func areEqual(_ one: Query, _ other: Query) -> Bool {
    super.areEqual(one, other) && one.shouldLoadNextPage == other.shouldLoadNextPage
  }

  override func changeSearch(_ topic: FeedTopic) {
    guard topic != state.topic else { return }
    super.changeSearch(topic)
    failure = nil
  }

  override func loadMoreItems() {
    guard hasAnswer, next != nil else { return }
    shouldLoadNextPage = true
    failure = nil
  }

  override func receive(_ outcome: Result<Page, FeedError>) {
    switch outcome {
    case .success(let page):
      let key = next
      super.receive(.success(Page(items: page.items, next: page.next == key ? nil : page.next)))
    case .failure(let error):
      shouldLoadNextPage = false
      failure = error
      tell(error)
      react()
    }
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
