/// A notice that floats over a screen and stays long enough to be read.
///
/// A pure state machine on a clock that is handed in: nothing here waits. A notice shown is seen
/// for at least ``minimum``; one that reports progress stays until dismissed, the others leave by
/// themselves. A newer notice takes the older one's place at once.
public struct HUD: Hashable, Sendable {
  /// What a notice says.
  public enum Notice: Hashable, Sendable {
    /// Work is going on.
    case loading(String)

    /// Work is going on, this far from 0 to 1.
    case progress(Double, String)

    /// Something succeeded.
    case success(String)

    /// Something failed.
    case failure(String)

    /// Something is worth knowing.
    case information(String)

    /// Whether the notice leaves by itself.
    public var leavesByItself: Bool {
      switch self {
      case .loading, .progress: false
      case .success, .failure, .information: true
      }
    }
  }

  /// How long a notice is seen at least.
  public let minimum: Duration

  private var notice: Notice?
  private var since = Duration.zero
  private var end: Duration?

  /// Creates a HUD that shows nothing.
  ///
  /// - Parameter minimum: How long a notice is seen at least.
  public init(minimum: Duration = .milliseconds(1500)) {
    self.minimum = minimum
  }

  /// Shows a notice.
  ///
  /// - Parameters:
  ///   - notice: What it says.
  ///   - now: The time.
  public mutating func show(_ notice: Notice, at now: Duration) {
    self.notice = notice
    since = now
    end = notice.leavesByItself ? now + minimum : nil
  }

  /// Takes the notice away, now or when it was seen long enough.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - delay: How much longer it stays at least.
  public mutating func dismiss(at now: Duration, after delay: Duration = .zero) {
    guard notice != nil else { return }
    end = max(since + minimum, now + delay)
  }

  /// What is seen.
  ///
  /// - Parameter now: The time.
  /// - Returns: The notice, or nil when none is seen.
  public func visible(at now: Duration) -> Notice? {
    if let end, now >= end { return nil }
    return notice
  }

  /// When the next change comes by itself; nil when none does.
  ///
  /// - Parameter now: The time.
  /// - Returns: The time at which a caller draws again.
  public func nextChange(after now: Duration) -> Duration? {
    guard notice != nil, let end, end > now else { return nil }
    return end
  }
}
