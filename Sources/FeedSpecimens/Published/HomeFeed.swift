internal import FeedModel

/// The home page reactor of iJudson/RxSwift-ReactorKit: two flags, a page number that starts at 3, and a
/// service that answers every failure with an empty page.
class HomeFeed: RequestingFeed {
  var pages: [[FeedItem]] = []
  var isLoadingNewest = false
  var isLoadingMore = false
  var nextPage: Int?

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .refresh: loadFirstPage()
    case .loadMore: loadNextPage()
    case .retry, .choose, .remove: break
    }
  }

  func loadFirstPage() {
    guard !isLoadingNewest else { return }
    isLoadingNewest = true
    fetch(pages.isEmpty ? .firstLoad : .refresh, .first) { [unowned self] outcome in
      pages = [(try? outcome.get().items) ?? []]
      nextPage = 3
      isLoadingNewest = false
    }
  }

  func loadNextPage() {
    guard let page = nextPage, !isLoadingMore else { return }
    isLoadingMore = true
    // The author's page 2 is the first one.
    fetch(.append, .token("\(page - 1)")) { [unowned self] outcome in
      pages.append((try? outcome.get().items) ?? [])
      nextPage = page + 1
      isLoadingMore = false
    }
  }

  override func derive(_ state: inout FeedState) {
    state.items = list(pages.flatMap { $0 })
    state.cursor = nextPage.map { .next(.token("\($0 - 1)")) } ?? .notLoaded
    state.refresh = isLoadingNewest ? .loading : .idle
    state.append = isLoadingMore ? .loading : .idle
  }
}
