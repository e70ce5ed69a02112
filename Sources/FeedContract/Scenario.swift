public import FeedModel

/// A sequence of intents and answers in the contract's notation, with what it needs to be run.
///
/// ```
/// title: the slow old answer
/// policy: P1=cancel
/// R ok1[a b]»2 M R ok3[c] ok2(late)   // comments end with the line
/// ```
///
/// For every scenario `s`, `Scenario(s.description)` is `s` again.
public struct Scenario: Hashable, Sendable {
  /// What the sequence shows; empty when it has no title.
  public var title: String

  /// Settings on top of a subject's own policies, as in `P1=queue` or `pageSize=2`.
  public var settings: [String]

  /// Whether the source answers inside the call that asks, with the answers written here.
  public var answersAtOnce: Bool

  /// What happens, in order.
  public var steps: [Step]

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - title: What the sequence shows.
  ///   - settings: Settings on top of a subject's own policies.
  ///   - answersAtOnce: Whether the source answers inside the call that asks.
  ///   - steps: What happens, in order.
  public init(
    title: String = "",
    settings: [String] = [],
    answersAtOnce: Bool = false,
    steps: [Step]
  ) {
    self.title = title
    self.settings = settings
    self.answersAtOnce = answersAtOnce
    self.steps = steps
  }

  /// Reads a scenario.
  ///
  /// - Parameter text: Header lines, then steps, in the contract's notation.
  /// - Throws: ``ScenarioError`` with the place, what stands there and what was expected.
  public init(_ text: String) throws(ScenarioError) {
    self = try ScenarioParser.parse(text)
  }

  /// The policies that the scenario runs under.
  ///
  /// - Parameter base: The subject's own policies.
  /// - Returns: The base with the settings applied; settings that do not exist are left out, since
  ///   reading a scenario has refused them already.
  public func policies(on base: FeedPolicies) -> FeedPolicies {
    var policies = base
    for setting in settings { try? policies.apply(setting: setting) }
    return policies
  }
}

extension Scenario: CustomStringConvertible {
  /// The scenario in the contract's notation.
  public var description: String {
    var lines: [String] = []
    if !title.isEmpty { lines.append("title: \(PlainText(title))") }
    if !settings.isEmpty { lines.append("policy: \(settings.joined(separator: " "))") }
    if answersAtOnce { lines.append("answers: at once") }
    if !steps.isEmpty { lines.append(stepText) }
    return lines.joined(separator: "\n")
  }

  /// The scenario on one line, for readers: the steps, then what they need.
  public var line: String {
    let needs = settings + (answersAtOnce ? ["answers at once"] : [])
    return needs.isEmpty ? stepText : "\(stepText) (\(needs.joined(separator: ", ")))"
  }

  /// The steps alone, on one line.
  public var stepText: String { steps.map(\.description).joined(separator: " ") }
}
