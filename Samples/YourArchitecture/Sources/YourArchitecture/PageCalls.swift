public import FeedModel

/// Where a store gets its pages: a server in an app, the contract's hand in a test.
public protocol PageCalls: AnyObject {
  /// Asks for a page.
  ///
  /// - Parameter request: What is wanted.
  /// - Returns: The call, which is under way.
  func call(_ request: PageRequest) -> PageCall
}
