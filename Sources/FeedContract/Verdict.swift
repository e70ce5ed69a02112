/// What is said of one rule.
public enum Verdict: Hashable, Sendable {
  /// No order broke the rule, and its situation arose.
  case held(depth: Int, orders: Int, situations: Int)

  /// A shortest order that breaks the rule has this many steps.
  case broken(steps: Int)

  /// The rule's situation never arose: nothing was shown.
  case notExercised

  /// Whether the rule is broken.
  public var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  /// Whether the rule held and was exercised.
  public var isHeld: Bool {
    if case .held = self { true } else { false }
  }
}

extension Verdict: CustomStringConvertible {
  /// The verdict in words.
  public var description: String {
    switch self {
    case .held(let depth, let orders, let situations):
      "held to depth \(depth) (\(orders) order\(orders == 1 ? "" : "s"), "
        + "the situation occurred \(situations) time\(situations == 1 ? "" : "s"))"
    case .broken(let steps): "broken in \(steps) step\(steps == 1 ? "" : "s")"
    case .notExercised: "not exercised"
    }
  }
}

extension Verdict {
  /// The verdict as documents write it.
  package var word: String {
    switch self {
    case .held: "held"
    case .broken: "broken"
    case .notExercised: "notExercised"
    }
  }
}
