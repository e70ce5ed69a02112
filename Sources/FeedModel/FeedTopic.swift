/// What a feed is about: a category, a query, or both.
///
/// Both are text of the user's, not of a URL: they reach the origin byte for byte (rule 5.6).
public struct FeedTopic: Hashable, Sendable {
  /// The chosen category; empty when the feed has none.
  public let category: String

  /// The text searched for; empty when nothing is searched.
  public let query: String

  /// Creates a topic.
  ///
  /// - Parameters:
  ///   - category: The chosen category.
  ///   - query: The text searched for.
  public init(category: String = "", query: String = "") {
    self.category = category
    self.query = query
  }

  /// Nothing chosen and nothing searched: a feed of this topic is empty and sends no request.
  public static let nothing = FeedTopic()

  /// The topic that a feed starts with unless told otherwise.
  public static let all = FeedTopic(category: "all")

  /// Whether there is anything to ask the origin for.
  public var isNothing: Bool { category.isEmpty && query.isEmpty }
}
