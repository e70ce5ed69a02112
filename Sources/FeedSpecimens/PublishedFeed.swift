public import FeedContract
internal import FeedModel

/// A published feed, re-expressed without streams with its own logic, and what the contract says of
/// it.
///
/// Work is done one piece after the other here, as on the main queue of an app. Everything else that
/// was changed is said for each feed.
public struct PublishedFeed: Sendable {
  /// The name.
  public let name: String

  /// Repository, file and commit.
  public let source: String

  /// What was changed for the seam.
  public let changed: String

  /// The rules that it breaks, within the depth and alphabet below; a rule that is not here and is
  /// broken is an error, and so is a rule that is here and is kept.
  public let broken: [RuleID]

  /// The intents that it knows, with every kind of answer.
  public let alphabet: Alphabet

  /// The feed.
  public let architecture: Architecture

  /// What the smallest repair does.
  public let repair: String

  /// The repaired feed, which keeps every rule.
  public let repaired: Architecture

  /// To which depth the verdicts were recorded.
  public static let depth = 4

  init(
    _ name: String,
    source: String,
    changed: String,
    broken: String,
    intents: [FeedIntent],
    feed: Architecture,
    repair: String,
    repaired: Architecture
  ) {
    self.name = name
    self.source = source
    self.changed = changed
    self.broken = broken.split(separator: " ").compactMap { RuleID(String($0)) }
    alphabet = Alphabet(
      name: name,
      intents: intents,
      answers: Alphabet.full.answers,
      bindsLate: true,
      limitsWitnesses: true
    )
    architecture = feed
    self.repair = repair
    self.repaired = repaired
  }

  /// Explores the feed as far as the verdicts were recorded.
  ///
  /// - Parameter architecture: The feed, or its repair.
  /// - Returns: The report.
  public func explore(_ architecture: Architecture) -> Report {
    Contract.explore(
      architecture,
      Exploration(alphabet: alphabet, depth: PublishedFeed.depth)
    )
  }
}
