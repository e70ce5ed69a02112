extension FeedItems: Hashable {
  /// Whether both lists have equal rows in the same order.
  ///
  /// - Complexity: O(1) for a list and its unchanged copy, and for lists of different lengths.
  ///   Lists that come from one list by a few changes take O(log n) for each change; others O(n).
  public static func == (first: FeedItems, second: FeedItems) -> Bool {
    switch (first.storage, second.storage) {
    case (.short(let one), .short(let other)): one == other
    case (.long(let one), .long(let other)):
      one === other || one.rows.rows == other.rows.rows
    // A long list that became shorter may be as short as an array.
    case (.short, .long), (.long, .short):
      first.count == second.count && first.elementsEqual(second)
    }
  }

  /// Feeds the number of rows and the rows into a hasher, of a long list the first and last 32.
  ///
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) {
    let count = count
    hasher.combine(count)
    for place in 0..<Swift.min(count, 32) { hasher.combine(self[place]) }
    for place in Swift.max(count - 32, 32)..<Swift.max(count, 32) { hasher.combine(self[place]) }
  }
}
