public import FeedModel

/// How one kind of server is asked for a page, and how it answers.
public protocol FeedEnvelope: Sendable {
  /// The endpoint for a page.
  ///
  /// - Parameter request: What the feed wants.
  /// - Returns: The target.
  func target(for request: PageRequest) -> PlainTarget

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - response: A successful answer with a body.
  ///   - request: What the feed wanted.
  /// - Returns: The page; elements that cannot be read are left out and counted.
  /// - Throws: ``/FeedModel/FeedError`` when the answer is no page.
  func page(from response: HTTPResponse, for request: PageRequest) throws(FeedError) -> Page
}
