/// Counts the calls that are open and tells when there are some and when there are none.
public final class ActivityPlugin: Plugin {
  private let count = Lock(0)
  private let changed: @Sendable (Bool) -> Void

  /// Creates the plugin.
  ///
  /// - Parameter changed: Called with true when the first call begins and with false when the last
  ///   one is over; under a lock, so it must not call the provider.
  public init(_ changed: @escaping @Sendable (Bool) -> Void) { self.changed = changed }

  /// How many calls are open.
  public var openCalls: Int { count.withLock { $0 } }

  /// Counts up.
  ///
  /// - Parameter call: The call.
  public func began(_ call: Call) {
    count.withLock { count in
      count += 1
      if count == 1 { changed(true) }
    }
  }

  /// Counts down.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: What the caller gets.
  public func ended(_ call: Call, _ outcome: Result<HTTPResponse, NetworkError>) {
    count.withLock { count in
      count -= 1
      if count == 0 { changed(false) }
    }
  }
}
