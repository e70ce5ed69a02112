extension FeedItems {
  /// The rows of a long list in one object, whose identity tells unchanged lists.
  package final class LongList: Sendable {
    /// The rows with their index.
    package let rows: IndexedRows

    init(_ rows: IndexedRows) { self.rows = rows }
  }
}
