/// The rows of a long list with an index of their identities.
package struct IndexedRows: Sendable {
  /// The rows in order.
  package private(set) var rows = PersistentVector<FeedItem>()

  /// The slots of the rows by the hash of their identity.
  package private(set) var index = IdentityIndex()

  /// Creates a list from rows of which no two have one identity.
  package init(distinct items: some Sequence<FeedItem>) {
    for item in items { add(item, hash: IndexedRows.hash(of: item.id)) }
  }

  /// Where a row stands, or nil when there is no such row.
  package func place(of id: FeedItem.ID) -> Int? {
    slot(of: id, hash: IndexedRows.hash(of: id)).map(rows.place(ofSlot:))
  }

  /// Adds items at the end that are not there yet.
  ///
  /// - Parameters:
  ///   - page: The items.
  ///   - overlap: What happens to an item that is there.
  /// - Returns: Whether anything changed.
  package mutating func append(
    _ page: [FeedItem],
    overlap: FeedPolicies.Overlap
  ) -> Bool {
    var hasAdded = false
    var hasReplaced = false
    for item in page {
      let hash = IndexedRows.hash(of: item.id)
      if let slot = slot(of: item.id, hash: hash) {
        guard overlap == .takeContent, rows.element(inSlot: slot) != item else { continue }
        rows.replace(slot, with: item)
        hasReplaced = true
      } else {
        if !hasAdded {
          rows.reserve(page.count)
          index.reserve(page.count)
        }
        add(item, hash: hash)
        hasAdded = true
      }
    }
    return hasAdded || hasReplaced
  }

  /// Removes one row, and writes the list anew when most slots have lost their row.
  ///
  /// - Returns: Whether there was such a row.
  package mutating func remove(_ id: FeedItem.ID) -> Bool {
    guard let slot = slot(of: id, hash: IndexedRows.hash(of: id)) else { return false }
    rows.remove(slot)
    if rows.slotCount > 2 * rows.count { self = IndexedRows(distinct: rows) }
    return true
  }

  private func slot(of id: FeedItem.ID, hash: UInt32) -> Int? {
    index.slot(hash: hash) { rows.element(inSlot: $0)?.id == id }
  }

  private mutating func add(_ item: FeedItem, hash: UInt32) {
    index.insert(hash: hash, slot: rows.slotCount)
    rows.append(item)
  }

  /// The hash differs from process to process; what is found by it does not.
  private static func hash(of id: FeedItem.ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue)
  }
}
