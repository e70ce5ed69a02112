internal import FeedModel

/// A trace as plain data, for JSON: schema `diptych.trace/1`.
public struct TraceDocument: Hashable, Sendable, Codable {
  /// A state, in words.
  public struct State: Hashable, Sendable, Codable {
    /// The observer that saw it, from 0.
    public let observer: Int

    /// The topic, as the notation writes it.
    public let topic: String

    /// The rows' identities.
    public let rows: [String]

    /// Whether the rows are of the topic chosen before.
    public let isStale: Bool

    /// `not loaded`, `next key …` or `the end`.
    public let cursor: String

    /// `idle`, `loading` or `failed (…)`.
    public let refresh: String

    /// `idle`, `loading` or `failed (…)`.
    public let append: String
  }

  /// A step and what crossed the seam during it.
  public struct Step: Hashable, Sendable, Codable {
    /// The step in the notation; empty for the making and first binding of the feed.
    public let step: String

    /// The requests sent, as in `2: append »2 of all`.
    public let requests: [String]

    /// The numbers of the requests cancelled.
    public let cancelled: [Int]

    /// The states shown, to whichever observer.
    public let states: [State]

    /// The failures told, as in `0: an append failed (timeout)`.
    public let failures: [String]
  }

  /// The schema and its version.
  public static let schema = "diptych.trace/1"

  /// The schema of this document.
  public let schema: String

  /// The feed's name.
  public let feed: String

  /// The policies other than the default, or `default`.
  public let policies: String

  /// The numbers that these policies go by, as in `viewport=3`; left out when they need none.
  public let limits: [String]?

  /// True when every answer came inside the call that asked; left out otherwise.
  public let answersAtOnce: Bool?

  /// The whole sequence in the notation.
  public let scenario: String

  /// What happened, the making of the feed first.
  public let steps: [Step]

  /// Writes a trace as plain data.
  ///
  /// - Parameter trace: The trace.
  public init(_ trace: Trace) {
    schema = TraceDocument.schema
    feed = trace.name
    policies = trace.policies.description
    let limits = trace.policies.limits
    self.limits = limits.isEmpty ? nil : limits
    answersAtOnce = trace.answersAtOnce ? true : nil
    scenario = trace.scenario.stepText
    steps = ([trace.beginning] + trace.steps).map { Step($0, trace) }
  }
}

extension TraceDocument.Step {
  init(_ moment: Trace.Moment, _ trace: Trace) {
    step = moment.step?.description ?? ""
    requests = moment.events.compactMap { event in
      guard case .sent(let number) = event else { return nil }
      return "\(number): \(trace.requests[number - 1].text)"
    }
    cancelled = moment.events.compactMap { event in
      if case .cancelled(let number) = event { number } else { nil }
    }
    states = moment.events.compactMap { event in
      guard case .state(let observer, let state) = event else { return nil }
      return TraceDocument.State(observer, state)
    }
    failures = moment.events.compactMap { event in
      guard case .failure(let observer, let failure) = event else { return nil }
      return "\(observer): \(failure.text)"
    }
  }
}

extension TraceDocument.State {
  init(_ observer: Int, _ state: FeedState) {
    self.observer = observer
    topic = Notation.text(of: state.topic)
    rows = state.items.map(\.id)
    isStale = state.isStale
    cursor = state.cursor.text
    refresh = state.refresh.text
    append = state.append.text
  }
}
