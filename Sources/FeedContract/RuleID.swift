/// The number of a rule of the contract, as in `2.1`.
public struct RuleID: Hashable, Comparable, Sendable {
  /// The part: 1 requests, 2 answers, 3 status and errors, 4 consistency, 5 network.
  public let part: Int

  /// The number within the part.
  public let number: Int

  /// Creates a number.
  ///
  /// - Parameters:
  ///   - part: The part, from 1.
  ///   - number: The number within the part, from 1.
  public init(_ part: Int, _ number: Int) {
    self.part = part
    self.number = number
  }

  /// Reads a number.
  ///
  /// - Parameter text: A part and a number with a dot between, as in `2.10`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let number = parts[1] else { return nil }
    self.init(part, number)
  }

  /// Whether the first rule stands before the second.
  public static func < (first: RuleID, second: RuleID) -> Bool {
    (first.part, first.number) < (second.part, second.number)
  }
}

extension RuleID: CustomStringConvertible {
  /// The number as the contract writes it.
  public var description: String { "\(part).\(number)" }
}
