public import FeedContract

/// What one move did: a column of the log.
public struct PlayBeat: Hashable, Sendable {
  /// What the player wanted, as steps of a scenario.
  public var intents: [Step] = []

  /// What the network did, as a step of a scenario; nil when it did nothing.
  public var answer: Step?

  /// What each feed showed of it; empty where nothing changed.
  public var changes: [String] = []

  /// Whether the feeds showed the same afterwards.
  public var agrees = true

  /// The steps in order.
  public var steps: [Step] { intents + (answer.map { [$0] } ?? []) }

  /// Whether the move did anything that the log can tell.
  var isSilent: Bool { steps.isEmpty && changes.allSatisfy(\.isEmpty) && agrees }
}
