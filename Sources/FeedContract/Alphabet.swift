public import FeedModel

/// What an exploration puts together: intents, the end, and answers to every request.
public struct Alphabet: Hashable, Sendable {
  /// The name in reports.
  public var name: String

  /// The intents, in the order in which they are tried.
  public var intents: [FeedIntent]

  /// The answers to requests that still count.
  public var answers: [AnswerKind]

  /// The answers to requests that were superseded or cancelled.
  public var lateAnswers: [AnswerKind]

  /// The second answers to requests that were answered already.
  public var secondAnswers: [AnswerKind]

  /// Whether a second observer is bound at any time.
  public var bindsLate: Bool

  /// Whether only those witnesses of the contract are run whose intents are all in the alphabet, for
  /// a feed that does not know the others.
  public var limitsWitnesses: Bool

  /// Creates an alphabet.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - intents: The intents.
  ///   - answers: The answers to requests that still count.
  ///   - lateAnswers: The answers to superseded and cancelled requests.
  ///   - secondAnswers: The second answers.
  ///   - bindsLate: Whether a second observer is bound at any time.
  ///   - limitsWitnesses: Whether only witnesses with these intents are run.
  public init(
    name: String,
    intents: [FeedIntent],
    answers: [AnswerKind],
    lateAnswers: [AnswerKind] = [.page, .failure],
    secondAnswers: [AnswerKind] = [.page],
    bindsLate: Bool = false,
    limitsWitnesses: Bool = false
  ) {
    self.name = name
    self.intents = intents
    self.answers = answers
    self.lateAnswers = lateAnswers
    self.secondAnswers = secondAnswers
    self.bindsLate = bindsLate
    self.limitsWitnesses = limitsWitnesses
  }

  /// Everything: `R M Y C(a) C(b) X`, one more observer, and every kind of answer, in any order,
  /// delayed, twice and after a cancel.
  public static let full = Alphabet(
    name: "full",
    intents: [
      .refresh, .loadMore, .retry, .choose(FeedTopic(category: "a")),
      .choose(FeedTopic(category: "b")),
    ],
    answers: [.page, .end, .empty, .overlap, .seen, .repeated, .failure],
    bindsLate: true
  )

  /// The core, for greater depth: `R M X`, page, end and failure, in any order.
  public static let core = Alphabet(
    name: "core",
    intents: [.refresh, .loadMore],
    answers: [.page, .end, .failure],
    lateAnswers: [.page],
    secondAnswers: []
  )

  /// The alphabet with the answers that a policy is about.
  ///
  /// - Parameter policies: The policies of the feed.
  /// - Returns: The alphabet with further answers, or itself.
  public func fitting(_ policies: FeedPolicies) -> Alphabet {
    var further: [AnswerKind] = []
    if policies.badElement == .fail { further.append(.bad) }
    if policies.endSignal == .shortPage { further.append(.short) }
    if policies.endSignal == .total { further.append(.total) }
    if policies.automaticRetry == .transient { further.append(.refusal) }
    if policies.repeatedKey != .error { further.append(.repeated) }
    var alphabet = self
    alphabet.answers += further.filter { !answers.contains($0) }
    return alphabet
  }
}
