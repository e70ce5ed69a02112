/// When a window is near enough to the end of its content to ask for more.
public struct PrefetchRule: Hashable, Sendable {
  /// How many rows before the end the zone begins.
  public let distance: Int

  /// Whether the zone leaves out its own first row.
  public let isStrict: Bool

  /// Whether content that is not higher than the window counts as near its end.
  public let includesShortContent: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - distance: How many rows before the end the zone begins.
  ///   - isStrict: Whether the zone leaves out its own first row.
  ///   - includesShortContent: Whether content that fits into the window counts.
  public init(distance: Int, isStrict: Bool = false, includesShortContent: Bool = false) {
    self.distance = distance
    self.isStrict = isStrict
    self.includesShortContent = includesShortContent
  }

  /// The published reactor feed's rule: offset + height + 50 > content.
  public static let homeFeed = PrefetchRule(
    distance: 50,
    isStrict: true,
    includesShortContent: true
  )

  /// The published search's rule: offset + height >= content - 100.
  public static let search = PrefetchRule(distance: 100, includesShortContent: true)

  /// Whether a window is in the zone.
  ///
  /// - Parameter viewport: The window.
  /// - Returns: Whether it is near enough; never for no content or no window.
  public func contains(_ viewport: Viewport) -> Bool {
    guard viewport.height > 0, viewport.contentHeight > 0 else { return false }
    if !includesShortContent, viewport.contentHeight <= viewport.height { return false }
    let rest = viewport.contentHeight - viewport.offset - viewport.height
    return isStrict ? rest < distance : rest <= distance
  }
}
