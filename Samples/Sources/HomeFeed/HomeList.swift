import FeedModel

/// What is known of the home feed.
struct HomeList: Hashable {
  private(set) var sections: [HomeSection] = []
  private(set) var next: PageKey?
  var isLoadingFirst = false
  var isLoadingNext = false
  private var known: Set<FeedItem.ID> = []

  static let pageSize = 4

  /// The request for the first page.
  var firstPage: PageRequest { request(sections.isEmpty ? .firstLoad : .refresh, .first) }

  /// The request for the following page; nil when there is none or one is under way.
  var nextPage: PageRequest? {
    if isLoadingFirst || isLoadingNext { return nil }
    return next.map { request(.append, $0) }
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
    }
    let fresh = page.items.filter { known.insert($0.id).inserted }
    if !fresh.isEmpty { sections.append(HomeSection(items: fresh)) }
    next = page.next == request.key ? nil : page.next
  }
  // endregion: home.pages

  private func request(_ operation: FeedOperation, _ key: PageKey) -> PageRequest {
    PageRequest(operation: operation, topic: .all, key: key, pageSize: HomeList.pageSize)
  }
}
