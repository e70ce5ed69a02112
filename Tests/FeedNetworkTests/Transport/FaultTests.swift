import FeedModel
import FeedNetwork
import FeedOrigin
import Testing

/// Every fault of the origin, met by the transport and by a page source.
@MainActor
struct FaultTests {
  /// Limits short enough to meet a hang, long enough for a slow drip.
  static let limits = Limits(
    connect: .milliseconds(800),
    stall: .milliseconds(800),
    total: .seconds(20),
    bodyBytes: 1 << 20
  )

  @Test(arguments: Fault.allCases)
  func `each fault gives its error, and the next request works`(fault: Fault) async throws {
    for kind in EnvelopeKind.allCases {
      let settings = FaultSettings(retryAfter: 60, dripPause: .milliseconds(1))
      let origin = Origin.feed(
        kind: kind,
        plan: FeedPlan([1: .fault(fault)], settings: settings)
      )
      try origin.start()
      let transport = LimitedTransport(CurlTransport(), FaultTests.limits)
      let source = NetworkPageSource(
        provider: Provider(transport),
        envelope: kind.envelope(at: origin.url)
      )

      let spoilt = await source.page()
      let next = await source.page()

      #expect(FaultOutcome(spoilt) == fault.outcome(in: kind), "\(kind.name): \(spoilt)")
      switch fault {
      case .originDies: #expect(FaultOutcome(next) == .unreachable)
      // No request may leave before the instant (rule 5.5).
      case .rateLimitSeconds, .rateLimitDate: #expect(FaultOutcome(next) == .rateLimited)
      default: #expect(FaultOutcome(next) == .page, "\(kind.name): \(next)")
      }
    }
  }

  @Test func `a connection that dies between two requests is replaced without an error`()
    async throws
  {
    let origin = Origin.feed(kind: .pages, plan: FeedPlan(otherwise: .fault(.diesOnSecond)))
    try origin.start()
    let source = NetworkPageSource(
      provider: Provider(CurlTransport()),
      envelope: PagesEnvelope(baseURL: origin.url)
    )

    let pages = [await source.page(), await source.page(), await source.page()]

    #expect(pages.map(FaultOutcome.init) == [.page, .page, .page])
  }

  @Test func `redirects without end are followed so many times and no more`() async throws {
    let origin = Origin.feed(kind: .pages, plan: FeedPlan(otherwise: .fault(.redirectLoop)))
    try origin.start()
    let transport = CurlTransport()
    let request = HTTPRequest(.get, "\(origin.url)/pages", limits: Limits(redirects: 3))

    await #expect(throws: TransportError.tooManyRedirects(limit: 3)) {
      try await transport.send(request)
    }
    #expect(origin.requestCount == 4)
  }
}
