public import FeedModel

/// What a scenario lets the origin answer to one request.
public struct Answer: Hashable, Sendable {
  /// A page or a failure.
  public enum Outcome: Hashable, Sendable {
    /// The request succeeds.
    case page(PageSketch)

    /// The request fails.
    case failure(FeedError)
  }

  /// Which request is answered, numbered from 1 in the order sent.
  public var request: Int

  /// The answer.
  public var outcome: Outcome

  /// Whether the scenario asserts that the request was superseded: `(late)`.
  public var isLate: Bool

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - request: Which request is answered, numbered from 1.
  ///   - outcome: A page or a failure.
  ///   - isLate: Whether the request is known to be superseded.
  public init(_ request: Int, _ outcome: Outcome, isLate: Bool = false) {
    self.request = request
    self.outcome = outcome
    self.isLate = isLate
  }
}

extension Answer: CustomStringConvertible {
  /// The answer in the contract's notation.
  public var description: String {
    let late = isLate ? "(late)" : ""
    switch outcome {
    case .page(let page): return "ok\(request)\(page)\(late)"
    case .failure(let error):
      let name = Notation.name(of: error)
      return "err\(request)" + (name == Notation.usualErrorName ? "" : "(\(name))") + late
    }
  }
}
