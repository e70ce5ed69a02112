/// Some rules of parts 1 to 4: which checks are made.
public struct RuleSet: Hashable, Sendable {
  private(set) var bits: UInt64

  /// Every rule of parts 1 to 4.
  public static let all = RuleSet(bits: (1 << UInt64(tested.count)) - 1)

  /// Creates a set of the given rules; rules of part 5 and numbers that do not exist are left out.
  ///
  /// - Parameter rules: The rules.
  public init(_ rules: some Sequence<RuleID>) {
    bits = 0
    for rule in rules {
      if let place = RuleSet.tested.firstIndex(of: rule) { bits |= 1 << UInt64(place) }
    }
  }

  init(bits: UInt64) { self.bits = bits }

  /// The rules of parts 1 to 4 in order.
  static let tested: [RuleID] = {
    let counts = [9, 10, 10, 7]
    return counts.enumerated().flatMap { part, count in
      (1...count).map { RuleID(part + 1, $0) }
    }
  }()

  /// The rules in order.
  public var rules: [RuleID] {
    RuleSet.tested.enumerated().filter { bits & (1 << UInt64($0.offset)) != 0 }.map(\.element)
  }

  /// Whether a rule is in the set.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Whether it is.
  public func contains(_ rule: RuleID) -> Bool {
    RuleSet.tested.firstIndex(of: rule).map { bits & (1 << UInt64($0)) != 0 } ?? false
  }

  /// The set without one rule.
  ///
  /// - Parameter rule: The rule to leave out.
  /// - Returns: The smaller set.
  public func without(_ rule: RuleID) -> RuleSet { RuleSet(rules.filter { $0 != rule }) }
}
