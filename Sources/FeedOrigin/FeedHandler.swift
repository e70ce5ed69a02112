/// Answers feed requests from a data set, or with the fault that the request or the plan names.
///
/// A request names a fault by `?fault=NAME` or by the header `X-Fault: NAME`, and then the plan is
/// not asked.
public struct FeedHandler: Sendable {
  private let kinds: [EnvelopeKind]
  private let plan: FeedPlan
  private let data: DataSet

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - kinds: The envelopes to serve.
  ///   - plan: Which requests fail, and how.
  ///   - data: The items.
  public init(
    kinds: [EnvelopeKind] = EnvelopeKind.allCases,
    plan: FeedPlan = FeedPlan(),
    data: DataSet = .standard
  ) {
    self.kinds = kinds
    self.plan = plan
    self.data = data
  }

  /// What to do with a request.
  ///
  /// - Parameter request: Any request; what is no feed gets 404, what is no `GET` gets 405.
  /// - Returns: The steps.
  public func steps(for request: OriginRequest) -> [OriginStep] {
    if let refusal = FeedRoute.refusal(of: request, kinds: kinds) { return refusal.steps }
    guard let kind = EnvelopeKind.routing(request), let query = kind.envelope.query(of: request)
    else { return FeedRoute.message(404, "there is no feed here").steps }

    let answer: FeedAnswer
    do throws(OriginError) {
      answer = try Fault.named(in: request).map(FeedAnswer.fault) ?? plan.answer(request.ordinal)
    } catch {
      return FeedRoute.message(400, error.description).steps
    }

    let exchange = FeedExchange(
      request: request,
      kind: kind,
      query: query,
      page: page(for: query, in: kind.envelope),
      settings: plan.settings
    )
    if case .fault(let fault) = answer { return fault.steps(in: exchange) }

    guard let offset = query.offset else {
      return FeedRoute.message(400, "this key was never given").steps
    }
    if let depth = kind.envelope.depth, offset >= depth {
      return FeedRoute.message(422, "Only the first 1000 search results are available").steps
    }
    return exchange.response.steps(for: request)
  }

  private func page(for query: PageQuery, in envelope: any Envelope) -> EnvelopePage {
    let items = data.items(category: query.category, query: query.text)
    let reachable = min(items.count, envelope.depth ?? .max)
    let start = min(query.offset ?? 0, reachable)
    let end = min(start + query.size, reachable)
    return EnvelopePage(
      items: Array(items[start..<end]),
      next: end < reachable ? envelope.key(offset: end, size: query.size) : nil,
      total: items.count
    )
  }
}
