/// When something subscribed, and when it left.
public struct Subscription: Hashable {
  /// When it subscribed.
  public let subscribe: Int
  /// When it left; the largest number as long as it has not.
  public let unsubscribe: Int

  /// A subscription that lasts.
  public init(_ subscribe: Int) {
    self.init(subscribe, .max)
  }

  /// A subscription that ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// The two times, as `(200 : 240)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
