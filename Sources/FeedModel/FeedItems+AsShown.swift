extension FeedItems {
  /// Creates a list of rows as a screen shows them, even when an identity comes twice.
  ///
  /// For adapters of feeds that do not tell rows apart, so that the fault is seen and not mended on
  /// the way (rule 2.5). Looking a row up finds its first place.
  ///
  /// - Parameter rows: The rows.
  /// - Complexity: O(1) to create; looking a row up takes O(n) whatever the length.
  public init(asShown rows: [FeedItem]) {
    self.init(storage: .short(ShortList(distinct: rows)))
  }
}
