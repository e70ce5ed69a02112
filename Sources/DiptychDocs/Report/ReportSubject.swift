public import FeedContract

/// One feed of a report: what it is, what its run showed, and where its source is.
public struct ReportSubject: Sendable {
  /// What is counted of a feed.
  public enum Source: Sendable {
    /// The regions of the sources by name, and what is counted of all files.
    case regions([String: Excerpt], SourceCount)

    /// One file without regions, and a sentence that says what the feed is.
    case file(Excerpt, String)

    /// There are no sources; a sentence says what the feed is.
    case description(String)
  }

  /// What is measured of a feed elsewhere than in its run; nil where it was not.
  public struct Measured: Hashable, Sendable {
    /// How often the list of the feed's screen was drawn in the scenario.
    public var renders: Int?

    /// How many of these draws changed nothing.
    public var redundantRenders: Int?

    /// How many allocations one intent and its answer take.
    public var allocationsPerIntent: Int?

    /// What the same change request took in the feed's style.
    public var change: PatchSize?

    /// Creates a measurement of nothing.
    public init() {}
  }

  /// The feed's name.
  public var name: String { judgement.trace.name }

  /// What the contract says of the run, and the run.
  public let judgement: Judgement

  /// Where the source is.
  public let source: Source

  /// The lines that ran in each step, the beginning first; empty when that is not known.
  public let ran: [ExecutedLines]

  /// What was measured beside the run.
  public let measured: Measured

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - judgement: What the contract says of the run.
  ///   - source: Where the source is.
  ///   - ran: The lines that ran in each step, the beginning first; empty when not known.
  ///   - measured: What was measured beside the run.
  public init(
    judgement: Judgement,
    source: Source,
    ran: [ExecutedLines] = [],
    measured: Measured = Measured()
  ) {
    self.judgement = judgement
    self.source = source
    self.ran = ran
    self.measured = measured
  }

  /// The shape that stands for the feed.
  var mark: Mark { Mark(subject: name) }

  /// What the feed's style is, in a few words.
  var style: String {
    switch mark {
    case .circle: "Streams of intents in, one relay, streams out."
    case .square: "Actions in, mutations reduced to one state."
    case .diamond: "A feed to compare with."
    }
  }

  /// What is counted of the source; nil without marked sources.
  var count: SourceCount? {
    if case .regions(_, let count) = source { count } else { nil }
  }

  /// The marked regions of the source by name; none without marked sources.
  public var regions: [String: Excerpt] {
    if case .regions(let regions, _) = source { regions } else { [:] }
  }

  /// The rules whose situation arose or that were broken.
  var exercised: [RuleID] {
    RuleSet.all.rules.filter { judgement.verdict(on: $0) != .notExercised }
  }

  /// How many of them held.
  var heldCount: Int { exercised.count { judgement.verdict(on: $0).isHeld } }
}
