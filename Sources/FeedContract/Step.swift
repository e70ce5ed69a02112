public import FeedModel

/// One step of a scenario: what happens from outside, and what an observer does from inside.
public struct Step: Hashable, Sendable {
  /// What happens to a feed from outside.
  public enum Action: Hashable, Sendable {
    /// A person wants something: `R`, `M`, `Y`, `C(a)`, `D(a)`.
    case intent(FeedIntent)

    /// One more observer: `B`.
    case bind

    /// Everything is unbound and the feed released: `X`.
    case leave

    /// A request is answered: `ok1[a]»2`, `err1`.
    case answer(Answer)
  }

  /// What happens from outside.
  public var action: Action

  /// Intents that the first observer sends from inside the first emission of the step: `ok1{M}`.
  public var inside: [FeedIntent]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: What happens from outside.
  ///   - inside: Intents that the first observer sends from inside the step's first emission.
  public init(_ action: Action, inside: [FeedIntent] = []) {
    self.action = action
    self.inside = inside
  }

  /// A step that sends an intent.
  ///
  /// - Parameter intent: What the person wants.
  /// - Returns: The step.
  public static func intent(_ intent: FeedIntent) -> Step { Step(.intent(intent)) }

  /// A step that answers a request.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: The step.
  public static func answer(_ answer: Answer) -> Step { Step(.answer(answer)) }

  /// The step `R`.
  public static let refresh = Step(.intent(.refresh))

  /// The step `M`.
  public static let loadMore = Step(.intent(.loadMore))

  /// The step `Y`.
  public static let retry = Step(.intent(.retry))

  /// The step `B`.
  public static let bind = Step(.bind)

  /// The step `X`.
  public static let leave = Step(.leave)
}

extension Step: CustomStringConvertible {
  /// The step in the contract's notation.
  public var description: String {
    let outside =
      switch action {
      case .intent(let intent): Notation.text(of: intent)
      case .bind: "B"
      case .leave: "X"
      case .answer(let answer): answer.description
      }
    guard !inside.isEmpty else { return outside }
    return outside + "{" + inside.map(Notation.text(of:)).joined(separator: " ") + "}"
  }
}
