import FeedContract
import FeedModel

/// Reads the number of a rule from a command line.
enum RuleArgument {
  /// Reads a number.
  ///
  /// - Parameter text: As in `2.1`.
  /// - Returns: The number of a rule that exists.
  /// - Throws: ``UsageError`` with where to find the numbers.
  static func read(_ text: String) throws(UsageError) -> RuleID {
    guard let id = RuleID(text), Rule.with(id) != nil else {
      throw UsageError(
        "there is no rule \"\(PlainText(text))\"; diptych rules lists them, as in 2.1."
      )
    }
    return id
  }
}
