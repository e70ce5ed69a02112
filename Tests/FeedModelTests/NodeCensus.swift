import FeedModel

/// Counts what lists consist of, and counts once what several of them share.
struct NodeCensus {
  private(set) var nodes: Set<ObjectIdentifier> = []
  private(set) var tables: Set<ObjectIdentifier> = []
  private(set) var tableEntries = 0

  /// Adds a list and returns how many nodes of its trie were not there before.
  mutating func add(_ items: FeedItems) -> Int {
    guard case .long(let list) = items.storage else { return 0 }
    for table in list.rows.index.tables where tables.insert(ObjectIdentifier(table)).inserted {
      tableEntries += table.count
    }
    return list.rows.rows.root.map { add($0) } ?? 0
  }

  private mutating func add(_ node: PersistentNode<FeedItem>) -> Int {
    guard nodes.insert(ObjectIdentifier(node)).inserted else { return 0 }
    guard case .branch(let children) = node.contents else { return 1 }
    return children.reduce(1) { $0 + add($1) }
  }
}
