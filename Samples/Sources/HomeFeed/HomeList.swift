import FeedModel

/// What is known of the home feed.
struct HomeList: Hashable {
  private(set) var sections: [HomeSection] = []
  private(set) var cursor = FeedCursor.notLoaded
  private(set) var first = LoadState.idle
  private(set) var following = LoadState.idle
  private var known: Set<FeedItem.ID> = []

  static let pageSize = 4

  /// Whether the first page is under way.
  var isLoadingFirst: Bool { first.isLoading }

  /// Whether a following page is under way.
  var isLoadingNext: Bool { following.isLoading }

  /// The request for the first page; nil while one is under way.
  var firstPage: PageRequest? {
    if first.isLoading { return nil }
    return request(cursor == .notLoaded ? .firstLoad : .refresh, .first)
  }

  /// The request for the following page; nil when there is none or one is under way.
  var nextPage: PageRequest? {
    guard !first.isLoading, !following.isLoading, case .next(let key) = cursor else { return nil }
    return request(.append, key)
  }

  /// Shows that a request began; a first page takes the place of a following one.
  mutating func begin(_ request: PageRequest) {
    if request.operation.startsGeneration {
      first = .loading
      if following.isLoading { following = .idle }
    } else {
      following = .loading
    }
  }

  // region: home.pages
  /// Takes a page in: the first one replaces everything, a further one becomes a section.
  ///
  /// A row that stands in an earlier section already is left out, since a list must not show one
  /// identity twice. A page without a row that is new makes no section, and is not the end.
  mutating func take(_ page: Page, for request: PageRequest) {
    if request.operation.startsGeneration {
      sections = []
      known = []
      first = .idle
    }
    following = .idle
    let fresh = page.items.filter { known.insert($0.id).inserted }
    if !fresh.isEmpty { sections.append(HomeSection(items: fresh)) }
    // A page that names itself as the following one would be asked for again and again.
    let next = page.next == request.key ? nil : page.next
    cursor = next.map { .next($0) } ?? .end
  }
  // endregion: home.pages

  /// Ends a request without a page; the rows stay, and what failed can be asked for again.
  mutating func fail(_ request: PageRequest, with error: FeedError) {
    if request.operation.startsGeneration {
      first = .failed(error)
    } else {
      following = .failed(error)
    }
  }

  private func request(_ operation: FeedOperation, _ key: PageKey) -> PageRequest {
    PageRequest(operation: operation, topic: .all, key: key, pageSize: HomeList.pageSize)
  }
}
