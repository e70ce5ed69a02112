/// For each request, by its number at the origin, whether it gets its page or a fault.
///
///     let plan: FeedPlan = [2: .fault(.reset), 4: .fault(.rateLimitSeconds)]
public struct FeedPlan: Sendable, Equatable {
  /// The answers that differ from `otherwise`; requests count from 1.
  public var answers: [Int: FeedAnswer]
  /// The answer to all other requests.
  public var otherwise: FeedAnswer
  /// The numbers that faults need.
  public var settings: FaultSettings

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - answers: The answers to certain requests, which count from 1.
  ///   - otherwise: The answer to all others.
  ///   - settings: The numbers that faults need.
  public init(
    _ answers: [Int: FeedAnswer] = [:],
    otherwise: FeedAnswer = .page,
    settings: FaultSettings = FaultSettings()
  ) {
    self.answers = answers
    self.otherwise = otherwise
    self.settings = settings
  }

  /// Makes a plan in which every request gets its page.
  public init() { self.init([:]) }

  /// The answer to request `ordinal`.
  public func answer(_ ordinal: Int) -> FeedAnswer { answers[ordinal] ?? otherwise }
}

extension FeedPlan: ExpressibleByDictionaryLiteral {
  /// Makes a plan of the answers that are no page.
  public init(dictionaryLiteral elements: (Int, FeedAnswer)...) {
    self.init(Dictionary(elements) { $1 })
  }
}
