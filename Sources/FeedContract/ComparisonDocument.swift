/// Two feeds run in lockstep through one scenario, as plain data: a part of ``DiffDocument``.
public struct ComparisonDocument: Hashable, Sendable, Codable {
  /// Where the feeds differ.
  public struct Difference: Hashable, Sendable, Codable {
    /// The number of the step after which they differ, from 1.
    public let step: Int

    /// Whether nothing was in flight then, so that they must agree.
    public let isAtQuiescence: Bool

    /// What the first feed shows.
    public let first: String

    /// What the second feed shows.
    public let second: String
  }

  /// What happened to the first feed.
  public let first: TraceDocument

  /// What happened to the second feed.
  public let second: TraceDocument

  /// After how many steps nothing was in flight on either side.
  public let quiescentSteps: Int

  /// The first difference after any step; left out when there is none.
  public let difference: Difference?

  /// The first difference with nothing in flight; left out when the feeds agree.
  public let disagreement: Difference?

  /// Writes a comparison as plain data.
  ///
  /// - Parameter comparison: The comparison.
  public init(_ comparison: Comparison) {
    first = TraceDocument(comparison.first)
    second = TraceDocument(comparison.second)
    quiescentSteps = comparison.quiescentSteps
    difference = comparison.difference.map(Difference.init)
    disagreement = comparison.disagreement.map(Difference.init)
  }
}

extension ComparisonDocument.Difference {
  init(_ difference: Comparison.Difference) {
    step = difference.stepNumber
    isAtQuiescence = difference.isAtQuiescence
    first = difference.first
    second = difference.second
  }
}
