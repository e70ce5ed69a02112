/// Where a feed gets its pages: the network in an app, a hand under the explorer.
///
/// A source lives in the isolation domain of its feed and calls back in it, at any time: inside the
/// call, later, or never. A feed must cope with an answer that comes after it cancelled, and with a
/// second answer.
public protocol PageSource: AnyObject {
  /// Asks for one page.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - answer: Called with the page or the reason why there is none. A cancelled request needs no
  ///     answer.
  /// - Returns: A function that gives the request up; calling it again, or after the answer, does
  ///   nothing.
  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void
}
