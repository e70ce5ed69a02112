/// Tells once that a window came near the end of its content.
///
/// A list that is scrolled reports dozens of offsets a second. The trigger fires when the window
/// enters the zone, and again only after it left the zone or the content became another: a storm
/// of events is one intent.
public struct PrefetchTrigger: Hashable, Sendable {
  /// When the window is near enough.
  public let rule: PrefetchRule

  private var wasInside = false
  private var contentHeight = 0

  /// Creates a trigger that has not fired.
  ///
  /// - Parameter rule: When the window is near enough.
  public init(rule: PrefetchRule) {
    self.rule = rule
  }

  /// Takes one scroll event.
  ///
  /// - Parameter viewport: The window after it.
  /// - Returns: Whether the window came near the end with this event.
  public mutating func fires(at viewport: Viewport) -> Bool {
    if viewport.contentHeight != contentHeight {
      contentHeight = viewport.contentHeight
      wasInside = false
    }
    let isInside = rule.contains(viewport)
    defer { wasInside = isInside }
    return isInside && !wasInside
  }
}
