/// A feed whose nth request gets the nth answer, whatever it asks for.
///
///     let feed = ScriptedFeed(
///       kind: .feeds, answers: [.page(["a", "b"], next: "2"), .fault(.reset)])
///     let origin = Origin.scripted(feed)
///
/// Only `.feeds` carries any key; `.github` carries it as the page of its link. `.pages` has no
/// key: its total is such that a further page follows exactly if there is a next key, which should
/// be the number of that page. `.gank` never says whether a page follows.
public struct ScriptedFeed: Sendable {
  private let kind: EnvelopeKind
  private let answers: [ScriptedAnswer]
  private let settings: FaultSettings

  /// Makes a scripted feed.
  ///
  /// - Parameters:
  ///   - kind: The envelope.
  ///   - answers: The answers in the order of the requests; a request without one gets 500.
  ///   - settings: The numbers that faults need.
  public init(
    kind: EnvelopeKind,
    answers: [ScriptedAnswer],
    settings: FaultSettings = FaultSettings()
  ) {
    self.kind = kind
    self.answers = answers
    self.settings = settings
  }

  /// What to do with a request.
  ///
  /// - Parameter request: Any request; what is not for this feed gets 404, and counts.
  /// - Returns: The steps.
  public func steps(for request: OriginRequest) -> [OriginStep] {
    if let refusal = FeedRoute.refusal(of: request, kinds: [kind]) { return refusal.steps }
    guard let query = kind.envelope.query(of: request),
      answers.indices.contains(request.ordinal - 1)
    else { return FeedRoute.message(500, "request \(request.ordinal) has no answer").steps }

    switch answers[request.ordinal - 1] {
    case .page(let items, let next):
      let made = items.map { OriginItem(id: $0.id, title: $0.title, category: query.category) }
      return exchange(request, query, made, next: next).response.steps(for: request)
    case .status(let status):
      return FeedRoute.message(status, "as the script says").steps
    case .fault(let fault):
      let items = DataSet.standard.items(category: "all").prefix(query.size)
      return fault.steps(in: exchange(request, query, Array(items), next: "2"))
    }
  }

  private func exchange(
    _ request: OriginRequest,
    _ query: PageQuery,
    _ items: [OriginItem],
    next: String?
  ) -> FeedExchange {
    let offset = query.offset ?? 0
    let total = next == nil ? offset + items.count : offset + max(items.count, query.size) + 1
    return FeedExchange(
      request: request,
      kind: kind,
      query: query,
      page: EnvelopePage(items: items, next: next, total: total),
      settings: settings
    )
  }
}
