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
  /// The place, what is wrong, and the line with a caret under the place.
  public var description: String {
    let before = PlainText(String(text.prefix(max(column - 1, 0)))).description
    let caret = String(repeating: " ", count: before.count) + "^"
    return """
      line \(line), column \(column): found \(found), expected \(expected)
        \(PlainText(text))
        \(caret)
      """
  }
}
