extension FeedState {
  // region: model.page
  /// Takes an applied page into the list: rows, cursor and counts, and nothing else.
  ///
  /// Load states and topic are the architecture's business.
  ///
  /// - Parameters:
  ///   - page: The answer.
  ///   - request: The request that it answers.
  ///   - policies: What the feed does with bad elements, overlap, end and repeated keys.
  /// - Throws: ``FeedError/badElements(_:)`` (P11) or ``FeedError/repeatedKey(_:)`` (P16); the
  ///   state is unchanged then.
  /// - Complexity: Grows with the page, not with the list; a refresh that merges in front (P9)
  ///   writes the list anew.
  public mutating func take(
    _ page: Page,
    for request: PageRequest,
    under policies: FeedPolicies
  ) throws(FeedError) {
    if policies.badElement == .fail, page.rejectedCount > 0 {
      throw .badElements(page.rejectedCount)
    }
    let isRepeated = page.next == request.key
    let repeats = isRepeated ? repeatedKeys + 1 : 0
    if isRepeated, policies.repeatedKey.isFailure(after: repeats, limit: policies.repeatLimit) {
      throw .repeatedKey(request.key)
    }
    if request.operation.startsGeneration {
      replaceItems(with: page, under: policies)
    } else {
      items.append(page.items, overlap: policies.overlap)
      rawCount += page.rawCount
    }
    repeatedKeys = repeats
    cursor = nextCursor(after: page, for: request, under: policies)
  }
  // endregion: model.page

  /// Removes one row here, without asking the origin (P10).
  ///
  /// - Parameters:
  ///   - id: The row's identity.
  ///   - policies: Whether the next offset becomes one less.
  public mutating func remove(_ id: FeedItem.ID, under policies: FeedPolicies) {
    guard items.remove(id) else { return }
    if policies.removal == .rebase, !isStale, case .next(.offset(let offset)) = cursor {
      cursor = .next(.offset(max(offset - 1, 0)))
    }
  }

  // region: model.replace
  private mutating func replaceItems(with page: Page, under policies: FeedPolicies) {
    let earlier = items
    items = FeedItems(page.items, overlap: policies.overlap)
    if policies.headItems == .mergeInFront, !isStale {
      items.append(earlier, overlap: .keepContent)
    }
    isStale = false
    rawCount = page.rawCount
  }
  // endregion: model.replace

  // region: model.cursor
  private func nextCursor(
    after page: Page,
    for request: PageRequest,
    under policies: FeedPolicies
  ) -> FeedCursor {
    guard let next = page.next else { return .end }
    if next == request.key, policies.repeatedKey == .end { return .end }
    let isEnd =
      switch policies.endSignal {
      case .missingKey: false
      case .emptyPage: page.rawCount == 0
      case .shortPage: page.rawCount < request.pageSize
      case .total: page.total.map { rawCount >= $0 } ?? false
      }
    return isEnd ? .end : .next(next)
  }
  // endregion: model.cursor
}

extension FeedPolicies.RepeatedKey {
  fileprivate func isFailure(after repeats: Int, limit: Int) -> Bool {
    switch self {
    case .error: true
    case .end: false
    case .goOn: repeats > limit
    }
  }
}
