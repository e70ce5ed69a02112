/// The control below a list: it loads the following page, says that there is none, or offers to
/// repeat what failed.
///
/// A pure state machine: every method returns what is to be done. "No more" stands until
/// ``reset()``: an end that comes later does not open the footer again.
public struct RefreshFooter: Hashable, Sendable {
  /// When a footer asks.
  public enum Style: Hashable, Sendable {
    /// By itself, when the window comes near the end.
    case auto(PrefetchRule)

    /// When the list is pushed up past its end by this many rows and let go.
    case back(height: Int)
  }

  /// What a footer is doing.
  public enum Phase: String, Hashable, Sendable {
    /// At rest.
    case idle

    /// Pushed far enough: letting go asks for the following page.
    case pulling

    /// Has asked; the feed has not begun.
    case asking

    /// The feed is loading the following page.
    case loading

    /// Loading failed; a tap repeats it.
    case failed

    /// There is no following page.
    case noMore
  }

  /// When the footer asks.
  public let style: Style

  /// What the footer is doing.
  public private(set) var phase = Phase.idle

  /// How often it began.
  public private(set) var begins = 0

  /// How often it ended.
  public private(set) var ends = 0

  /// Whether the feed did not begin what was asked last, and stands where it did.
  private var isRefused = false
  private var trigger: PrefetchTrigger?

  /// Creates a footer at rest.
  ///
  /// - Parameter style: When it asks.
  public init(style: Style) {
    self.style = style
    if case .auto(let rule) = style { trigger = PrefetchTrigger(rule: rule) }
  }

  /// The list was scrolled, dragged or filled.
  ///
  /// - Parameter viewport: What the window shows now.
  /// - Returns: `load` when the window came near the end just now; once for a storm of events.
  public mutating func scrolled(_ viewport: Viewport) -> [RefreshAction] {
    if case .back(let height) = style {
      switch phase {
      case .idle where viewport.push >= height: phase = .pulling
      case .pulling where viewport.push < height: phase = .idle
      default: break
      }
      return []
    }
    guard trigger?.fires(at: viewport) == true, phase == .idle else { return [] }
    phase = .asking
    return [.load]
  }

  /// The finger lets go.
  ///
  /// - Parameter viewport: What the window shows now.
  /// - Returns: `load` when the list was pushed past its end: far enough for a back footer, at all
  ///   for an auto footer, which so works for content too short to scroll and asks again at the end,
  ///   but not again and again while the feed stands where it refused.
  public mutating func release(_ viewport: Viewport) -> [RefreshAction] {
    let isPushed =
      trigger != nil && !isRefused && viewport.push > 0 && viewport.contentHeight > 0
    guard phase == .pulling || (phase == .idle && isPushed) else { return [] }
    phase = .asking
    return [.load]
  }

  /// The footer was tapped.
  ///
  /// - Returns: `retry` after a failure, `load` at rest.
  public mutating func tap() -> [RefreshAction] {
    switch phase {
    case .failed: return [.retry]
    case .idle:
      phase = .asking
      return [.load]
    default: return []
    }
  }

  /// The feed has taken what was asked; a footer whose feed did not begin rests again.
  public mutating func settle() {
    guard phase == .asking else { return }
    phase = .idle
    isRefused = true
  }

  /// The feed stands elsewhere than it did: what it refused may be asked for again.
  public mutating func reconsider() { isRefused = false }

  /// The feed began to load the following page, whoever asked.
  ///
  /// - Returns: `open`, unless it spins already.
  public mutating func begin() -> [RefreshAction] {
    if phase == .loading { return [] }
    phase = .loading
    begins += 1
    return [.open]
  }

  /// The feed ended loading the following page.
  ///
  /// - Parameter failed: Whether it failed.
  /// - Returns: `close`, unless it did not spin; after "no more" nothing happens.
  public mutating func end(failed: Bool = false) -> [RefreshAction] {
    guard phase == .loading else { return [] }
    phase = failed ? .failed : .idle
    ends += 1
    return [.close]
  }

  /// Shows whether the last attempt failed, when nothing is going on.
  ///
  /// - Parameter failed: Whether it failed.
  public mutating func show(failed: Bool) {
    if phase == .loading || phase == .noMore { return }
    if failed { phase = .failed } else if phase == .failed { phase = .idle }
  }

  /// There is no following page.
  ///
  /// - Returns: `close` when it still spun.
  public mutating func showNoMore() -> [RefreshAction] {
    let actions = end()
    phase = .noMore
    return actions
  }

  /// There may be a following page again.
  public mutating func reset() {
    if phase == .noMore { phase = .idle }
  }
}
