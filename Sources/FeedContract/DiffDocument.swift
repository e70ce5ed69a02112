/// How two feeds compare, as plain data, for JSON: schema `diptych.diff/1`.
public struct DiffDocument: Hashable, Sendable, Codable {
  /// One of the feeds.
  public struct Side: Hashable, Sendable, Codable {
    /// The feed's name.
    public let feed: String

    /// How many states its first observer saw, those before the first step with them.
    public let statesShown: Int

    /// How many of them were equal to the one before.
    public let redundant: Int

    /// How many of them had other rows than the one before.
    public let listChanges: Int
  }

  /// What was tried when every order was.
  public struct Orders: Hashable, Sendable, Codable {
    /// The length up to which every order was run on both.
    public let depth: Int

    /// How many orders were run on both.
    public let count: Int

    /// How many of them ended with nothing in flight, where both must agree.
    public let quiescent: Int

    /// Whether the depth asked for was reached, or a difference ended the search.
    public let isComplete: Bool
  }

  /// The schema and its version.
  public static let schema = "diptych.diff/1"

  /// The schema of this document.
  public let schema: String

  /// The version of the contract's rules.
  public let contract: Int

  /// `held` when they agree, `broken` when not, `notExercised` when that was not shown.
  public let verdict: String

  /// The first feed.
  public let first: Side

  /// The second feed.
  public let second: Side

  /// What was tried; left out when one scenario was run.
  public let orders: Orders?

  /// The run of the one scenario, or of a shortest order after which they differ.
  public let comparison: ComparisonDocument?

  /// Writes the comparison over one scenario as plain data.
  ///
  /// - Parameter comparison: The comparison.
  public init(_ comparison: Comparison) {
    schema = DiffDocument.schema
    contract = Contract.version
    verdict = comparison.verdictWord
    first = Side(comparison.first.name, comparison.firstCounts)
    second = Side(comparison.second.name, comparison.secondCounts)
    orders = nil
    self.comparison = ComparisonDocument(comparison)
  }

  /// Writes the comparison over every order as plain data.
  ///
  /// - Parameters:
  ///   - agreement: The comparison.
  ///   - isComplete: Whether it was not interrupted.
  public init(_ agreement: Agreement, isComplete: Bool = true) {
    schema = DiffDocument.schema
    contract = Contract.version
    let isShown = agreement.isHeld && isComplete
    verdict = agreement.disagreement != nil ? "broken" : isShown ? "held" : "notExercised"
    first = Side(agreement.first, agreement.firstCounts)
    second = Side(agreement.second, agreement.secondCounts)
    orders = Orders(
      depth: agreement.depth,
      count: agreement.orders,
      quiescent: agreement.quiescentOrders,
      isComplete: isComplete || agreement.disagreement != nil
    )
    comparison = agreement.disagreement.map(ComparisonDocument.init)
  }

  /// The document as JSON, with sorted keys.
  public var json: String { DocumentText.json(of: self) }
}

extension DiffDocument.Side {
  init(_ feed: String, _ counts: EmissionCounts) {
    self.feed = feed
    statesShown = counts.emissions
    redundant = counts.redundant
    listChanges = counts.listChanges
  }
}

extension Comparison {
  fileprivate var verdictWord: String {
    if disagreement != nil { return "broken" }
    return quiescentSteps > 0 ? "held" : "notExercised"
  }
}
