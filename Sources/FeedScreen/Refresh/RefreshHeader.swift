/// The control above a list: pull it down, let go, and the list is refreshed.
///
/// A pure state machine: every method returns what is to be done. The header asks and the feed
/// decides: it spins from ``begin()`` to ``end(at:)``, which follow the feed's state, so that a
/// refused pull never leaves a spinner behind, and every begin has exactly one end.
public struct RefreshHeader: Hashable, Sendable {
  /// What a header is doing.
  public enum Phase: String, Hashable, Sendable {
    /// At rest, out of sight.
    case idle

    /// Pulled far enough: letting go asks for a refresh.
    case pulling

    /// Told to ask before it had a window; asks when it appears.
    case waiting

    /// Has asked; the feed has not begun.
    case asking

    /// The feed is refreshing.
    case refreshing
  }

  /// How far the list must be pulled.
  public let height: Int

  /// What the header is doing.
  public private(set) var phase = Phase.idle

  /// When the last refresh ended; nil before the first.
  public private(set) var lastUpdate: Duration?

  /// How often it began, and how often it ended.
  public private(set) var begins = 0

  /// How often it ended.
  public private(set) var ends = 0

  private var hasWindow = false

  /// Creates a header at rest.
  ///
  /// - Parameter height: How far the list must be pulled, in rows.
  public init(height: Int) {
    self.height = max(height, 1)
  }

  /// Follows a finger.
  ///
  /// - Parameter pull: How far the list is pulled past its top.
  public mutating func drag(pull: Int) {
    switch phase {
    case .idle where pull >= height: phase = .pulling
    case .pulling where pull < height: phase = .idle
    default: break
    }
  }

  /// The finger lets go.
  ///
  /// - Returns: `load` when the list was pulled far enough.
  public mutating func release() -> [RefreshAction] {
    guard phase == .pulling else { return [] }
    phase = .asking
    return [.load]
  }

  /// Asks for a refresh without a finger, as a first load does.
  ///
  /// - Returns: `load`, or nothing while the header has no window: then it asks on appearing.
  public mutating func ask() -> [RefreshAction] {
    guard phase == .idle || phase == .pulling else { return [] }
    phase = hasWindow ? .asking : .waiting
    return hasWindow ? [.load] : []
  }

  /// The header is in a window from now on.
  ///
  /// - Returns: `load` when it was told to ask before.
  public mutating func appear() -> [RefreshAction] {
    hasWindow = true
    guard phase == .waiting else { return [] }
    phase = .asking
    return [.load]
  }

  /// The header is in no window from now on.
  public mutating func disappear() { hasWindow = false }

  /// The feed has taken what was asked; a header whose feed did not begin rests again.
  public mutating func settle() {
    if phase == .asking { phase = .idle }
  }

  /// The feed began to refresh, whoever asked.
  ///
  /// - Returns: `open`, unless it spins already.
  public mutating func begin() -> [RefreshAction] {
    if phase == .refreshing { return [] }
    phase = .refreshing
    begins += 1
    return [.open]
  }

  /// The feed ended refreshing, however.
  ///
  /// - Parameter instant: The time, for "last updated"; nil when the refresh failed.
  /// - Returns: `close`, unless it did not spin.
  public mutating func end(at instant: Duration?) -> [RefreshAction] {
    guard phase == .refreshing else { return [] }
    phase = .idle
    ends += 1
    if let instant { lastUpdate = instant }
    return [.close]
  }
}
