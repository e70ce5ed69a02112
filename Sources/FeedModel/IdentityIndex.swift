/// Finds slots by hash, in versions that share what they have in common.
///
/// The newest entries, fewer than 64, are looked through one by one. Every 64th entry makes a table
/// of them, which swallows the tables before it that are not larger, as a carry runs through a
/// binary counter. So there are at most log₂(n / 64) tables, each at least twice as large as the
/// next, and an entry is written again at most as often.
///
/// A hash trie would copy a path of wide nodes for every entry, longer for longer lists; here most
/// appends copy some words, whatever the length, and the rare long merge copies words in order.
package struct IdentityIndex: Sendable {
  private static let recentLimit = 64

  /// The tables, larger ones first.
  package private(set) var tables: [IdentityTable] = []

  private var recent: [UInt64] = []

  /// Creates an index without entries.
  package init() {}

  /// How many entries there are.
  package var count: Int { tables.reduce(recent.count) { $0 + $1.count } }

  /// The first slot found with a hash that fulfils a condition.
  ///
  /// - Parameters:
  ///   - hash: The hash to look for.
  ///   - matches: Tells whether the slot is the one wanted; different identities may have one hash.
  /// - Returns: The slot, or nil when there is none.
  /// - Complexity: O(log n) on average: a probe for each table.
  package func slot(hash: UInt32, where matches: (Int) -> Bool) -> Int? {
    for word in recent where word &>> 32 == UInt64(hash) {
      let slot = IdentityTable.slot(of: word)
      if matches(slot) { return slot }
    }
    for table in tables {
      if let slot = table.slot(hash: hash, where: matches) { return slot }
    }
    return nil
  }

  /// Makes room for entries that are about to come, at once instead of in steps.
  package mutating func reserve(_ additional: Int) {
    recent.reserveCapacity(min(recent.count + additional, IdentityIndex.recentLimit))
  }

  /// Adds an entry.
  ///
  /// - Complexity: Amortized O(log n) words written; O(n) when all tables become one.
  package mutating func insert(hash: UInt32, slot: Int) {
    recent.append(IdentityTable.word(hash: hash, slot: slot))
    if recent.count == IdentityIndex.recentLimit { moveRecentIntoTables() }
  }

  private mutating func moveRecentIntoTables() {
    var total = recent.count
    var kept = tables.count
    while kept > 0, tables[kept - 1].count <= total {
      kept -= 1
      total += tables[kept].count
    }
    let table = IdentityTable(recent, merging: Array(tables[kept...]))
    tables.replaceSubrange(kept..., with: CollectionOfOne(table))
    recent = []
  }
}
