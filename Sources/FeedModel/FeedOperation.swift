/// What a request is for, and so what failed when it fails (rule 3.6).
public enum FeedOperation: String, Hashable, Sendable, CaseIterable {
  /// The first page of a topic of which nothing is loaded.
  case firstLoad

  /// The first page of a topic that already has a list.
  case refresh

  /// The page after the last one.
  case append

  /// Whether the operation asks for the first page.
  public var startsGeneration: Bool { self != .append }
}
