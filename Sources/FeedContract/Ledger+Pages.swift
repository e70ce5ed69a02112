internal import FeedModel

extension Ledger {
  /// What is wrong with a page by the policies; nil when it can be applied.
  func fault(of page: Page, for request: PageRequest) -> FeedError? {
    if page.rejectedCount > 0, policies.badElement == .fail {
      return .badElements(page.rejectedCount)
    }
    guard page.next == request.key else { return nil }
    switch policies.repeatedKey {
    case .error: return .repeatedKey(request.key)
    case .end: return nil
    case .goOn: return repeatedKeys < policies.repeatLimit ? nil : .repeatedKey(request.key)
    }
  }

  /// Applies a page: rows, cursor and counts.
  ///
  /// - Returns: What the page was like.
  mutating func apply(_ page: Page, for request: PageRequest) -> PageTraits {
    var traits = traits(of: page, for: request)
    let earlier = Array(state.items)
    var rows = request.operation.startsGeneration ? [] : earlier
    merge(page.items, into: &rows)
    if request.operation.startsGeneration {
      if policies.headItems == .mergeInFront, !state.isStale {
        for row in earlier where !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
      }
      rawCount = 0
      state.isStale = false
    }
    state.items = FeedItems(rows)
    rawCount += page.items.count + page.rejectedCount
    repeatedKeys = page.next == request.key ? repeatedKeys + 1 : 0
    if isEnd(page, for: request) {
      state.cursor = .end
      traits.insert(.end)
    } else if let next = page.next {
      state.cursor = .next(next)
    }
    lastPage = traits
    return traits
  }

  /// Forgets the list as if nothing had been loaded.
  mutating func forgetList() {
    state.items = FeedItems()
    state.isStale = false
    state.cursor = .notLoaded
    rawCount = 0
    repeatedKeys = 0
    lastPage = []
  }

  private func merge(_ items: [FeedItem], into rows: inout [FeedItem]) {
    for item in items {
      if let place = rows.firstIndex(where: { $0.id == item.id }) {
        if policies.overlap == .takeContent { rows[place] = item }
      } else {
        rows.append(item)
      }
    }
  }

  private func isEnd(_ page: Page, for request: PageRequest) -> Bool {
    guard let next = page.next else { return true }
    if next == request.key, policies.repeatedKey == .end { return true }
    switch policies.endSignal {
    case .missingKey: return false
    case .emptyPage: return page.items.isEmpty && page.rejectedCount == 0
    case .shortPage: return page.items.count + page.rejectedCount < request.pageSize
    case .total: return page.total.map { $0 <= rawCount } ?? false
    }
  }

  private func traits(of page: Page, for request: PageRequest) -> PageTraits {
    var traits: PageTraits =
      switch request.operation {
      case .append: .append
      case .firstLoad, .refresh: state.cursor == .notLoaded ? .firstLoad : .refresh
      }
    if page.items.isEmpty { traits.insert(.empty) }
    if page.rejectedCount > 0 { traits.insert(.bad) }
    if page.next == request.key { traits.insert(.repeated) }
    let seen = page.items.filter { item in state.items.contains { $0.id == item.id } }.count
    let isRepeatedWithin = Set(page.items.map(\.id)).count < page.items.count
    if seen > 0 || isRepeatedWithin { traits.insert(.overlapping) }
    if seen > 0, seen == page.items.count { traits.insert(.allSeen) }
    return traits
  }
}
