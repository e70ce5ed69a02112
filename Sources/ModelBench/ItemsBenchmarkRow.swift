/// One measured cost of ``FeedItems`` and the cost of the same with plain arrays.
public struct ItemsBenchmarkRow: Hashable, Sendable {
  /// What was done.
  public let name: String

  /// How long the list was, in pages or in rows as the name says.
  public let size: Int

  /// Nanoseconds for each time it was done.
  public let nanoseconds: Double

  /// Nanoseconds for the same with `[FeedItem]`, in the same run.
  public let baseline: Double
}
