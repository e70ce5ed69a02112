import FeedModel
import FeedNetwork
import FeedOrigin
import Testing

/// Rules 5.1 to 5.8 as a page source keeps them, over real sockets.
@MainActor
struct PageRulesTests {
  private func source(
    _ provider: Provider,
    _ envelope: any FeedEnvelope
  ) -> NetworkPageSource {
    NetworkPageSource(provider: provider, envelope: envelope)
  }

  @Test func `5.3 a next link with every oddity is followed`() async throws {
    let origin = Origin.feed(kind: .github, plan: FeedPlan(otherwise: .fault(.linkOdd)))
    try origin.start()
    let source = source(Provider(CurlTransport()), GitHubEnvelope(baseURL: origin.url))

    let first = try await source.page(query: "a").get()
    let second = try await source.page(.append, query: "a", key: #require(first.next)).get()

    #expect(second.items.map(\.id) != first.items.map(\.id))
    #expect(origin.requests.last?.queryValue("x") == "a,b;c")
  }

  @Test func `5.4 a next link to another port is followed without credentials`() async throws {
    let other = Origin.feed(kind: .github)
    try other.start()
    let settings = FaultSettings(otherPort: other.port)
    let origin = Origin.feed(
      kind: .github,
      plan: FeedPlan([1: .fault(.linkOtherPort)], settings: settings)
    )
    try origin.start()
    let home = try #require(WebOrigin(url: origin.url))
    let provider = Provider(
      CurlTransport(),
      plugins: [BearerPlugin(token: "secret", origins: [home])]
    )
    let source = source(provider, GitHubEnvelope(baseURL: origin.url))

    let first = try await source.page().get()
    _ = try await source.page(.append, key: #require(first.next)).get()

    #expect(origin.requests.first?.header("Authorization") == "Bearer secret")
    #expect(other.requestCount == 1)
    #expect(other.requests.first?.header("Authorization") == nil)
  }

  @Test(arguments: [Fault.rateLimitSeconds, .rateLimitDate])
  func `5.5 after a rate limit nothing leaves before the instant`(fault: Fault) async throws {
    let clock = InstantClock()
    let origin = Origin.feed(
      kind: .pages,
      plan: FeedPlan([1: .fault(fault)], settings: FaultSettings(retryAfter: 2, now: 1_000_000))
    )
    try origin.start()
    let source = source(
      Provider(CurlTransport(), clock: clock),
      PagesEnvelope(baseURL: origin.url)
    )
    let until = FeedInstant(secondsSince1970: 1_000_002)

    #expect(await source.page() == .failure(.rateLimited(until: until)))
    #expect(await source.page() == .failure(.rateLimited(until: until)))
    #expect(origin.requestCount == 1)
    clock.advance(by: .seconds(2))
    #expect(FaultOutcome(await source.page()) == .page)
  }

  @Test func `5.8 a user's refresh reaches the server although the page may be kept`()
    async throws
  {
    let origin = Origin.feed(kind: .pages, plan: FeedPlan(otherwise: .fault(.cacheable)))
    try origin.start()
    let source = source(
      Provider(CachingTransport(CurlTransport())),
      PagesEnvelope(baseURL: origin.url)
    )

    let first = try await source.page().get()
    let second = try await source.page(.refresh).get()

    #expect(first == second)
    #expect(origin.requestCount == 2)
    #expect(origin.requests.last?.header("If-None-Match") == nil)
  }

  @Test func `a first load is validated, and an answer that is still valid comes from memory`()
    async throws
  {
    let origin = Origin.feed(kind: .pages, plan: FeedPlan(otherwise: .fault(.cacheable)))
    try origin.start()
    let source = source(
      Provider(CachingTransport(CurlTransport())),
      PagesEnvelope(baseURL: origin.url)
    )

    let first = try await source.page().get()
    let second = try await source.page().get()

    #expect(first == second)
    #expect(origin.requestCount == 2)
    #expect(origin.requests.last?.header("If-None-Match") != nil)
  }

  @Test func `the offset counts raw elements`() async throws {
    let bodies = [
      #"{"total":5,"items":[{"id":"a"},{"id":7},{"id":"b"}]}"#,
      #"{"total":5,"items":[null,{"id":"c"}]}"#,
    ]
    let transport = StubTransport(bodies.map { .text($0) })
    let source = source(
      Provider(transport),
      PagesEnvelope(baseURL: "http://a", paging: .offset)
    )

    let first = try await source.page().get()
    let second = try await source.page(.append, key: #require(first.next)).get()

    #expect(first.next == .offset(3))
    #expect(first.rejectedCount == 1)
    #expect(second.next == nil)
    #expect(transport.requests.last?.url.contains("offset=3") == true)
  }

  @Test func `a retry of the feed waits on the clock before it leaves`() async throws {
    let clock = InstantClock()
    let transport = StubTransport([.text(#"{"total":0,"items":[]}"#)])
    let source = source(
      Provider(transport, clock: clock),
      PagesEnvelope(baseURL: "http://a")
    )
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
      .repeated(after: .seconds(4))

    _ = await withCheckedContinuation { continuation in
      _ = source.send(request) { continuation.resume(returning: $0) }
    }

    #expect(clock.waits == [.seconds(4)])
  }

  @Test func `an empty body ends the feed, or fails it, as the policy says`() async throws {
    let provider = Provider(StubTransport([.status(204)]))
    let envelope = PagesEnvelope(baseURL: "http://a")
    let strict = NetworkPageSource(provider: provider, envelope: envelope, emptyBody: .fails)

    #expect(await source(provider, envelope).page() == .success(Page(items: [])))
    #expect(FaultOutcome(await strict.page()) == .unreadable)
  }

  @Test func `lenient fields keep the element, a missing identity drops it`() async throws {
    let body = #"{"error":false,"results":[{"_id":"1","desc":7},{"desc":"x"},{"_id":""}]}"#
    let source = source(
      Provider(StubTransport([.text(body)])),
      GankEnvelope(baseURL: "http://a")
    )

    let page = try await source.page().get()

    #expect(page.items == [FeedItem(id: "1", title: "")])
    #expect(page.rejectedCount == 2)
  }
}
