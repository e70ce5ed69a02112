extension Origin {
  /// An origin that serves feeds out of a data set and fails as planned.
  ///
  /// - Parameters:
  ///   - kind: The envelope; nil for all four at once.
  ///   - plan: Which requests fail, and how.
  ///   - data: The items.
  ///   - recording: Whether requests are written down; see `init(recording:handler:)`.
  /// - Returns: An origin that is not yet listening.
  public static func feed(
    kind: EnvelopeKind? = nil,
    plan: FeedPlan = FeedPlan(),
    data: DataSet = .standard,
    recording: Bool = true
  ) -> Origin {
    let kinds = kind.map { [$0] } ?? EnvelopeKind.allCases
    let handler = FeedHandler(kinds: kinds, plan: plan, data: data)
    return Origin(recording: recording) { handler.steps(for: $0) }
  }

  /// An origin whose nth request gets the nth answer of a script.
  ///
  /// - Parameter feed: The script.
  /// - Returns: An origin that is not yet listening.
  public static func scripted(_ feed: ScriptedFeed) -> Origin {
    Origin { feed.steps(for: $0) }
  }
}
