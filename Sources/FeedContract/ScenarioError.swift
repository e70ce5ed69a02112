internal import FeedModel

/// Where and why a text is not a scenario.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The character in the line, from 1.
  public let column: Int

  /// The whole line.
  public let text: String

  /// What stands at the place.
  public let found: String

  /// What could stand there.
  public let expected: String
}

extension ScenarioError: CustomStringConvertible {
  /// The place, what is wrong, and the line, or the part of a long one around the place, with a caret
  /// under it.
  public var description: String {
    let place = max(column - 1, 0)
    let skipped = max(place - ScenarioError.shownBefore, 0)
    let before = (skipped > 0 ? "…" : "") + text.dropFirst(skipped).prefix(place - skipped)
    let after = text.dropFirst(place)
    let shown = after.prefix(ScenarioError.shownAfter)
    let end = shown.count < after.count ? "…" : ""
    let caret = String(repeating: " ", count: PlainText(before).description.count) + "^"
    return """
      line \(line), column \(column): found \(found), expected \(expected)
        \(PlainText(before + shown + end))
        \(caret)
      """
  }

  /// How many characters before and after the place are shown of a long line.
  private static let shownBefore = 50
  private static let shownAfter = 40
}
