import FeedModel
import FeedNetwork
import FeedOrigin
import Testing

@MainActor
struct NetworkPageSourceTests {
  @Test(arguments: EnvelopeKind.allCases)
  func `pages follow each other to the end without gap or repetition`(
    kind: EnvelopeKind
  ) async throws {
    let data = DataSet(itemsPerCategory: 8)
    let origin = Origin.feed(kind: kind, data: data)
    try origin.start()
    let source = NetworkPageSource(
      provider: Provider(CurlTransport()),
      envelope: kind.envelope(at: origin.url)
    )

    var ids: [String] = []
    var key: PageKey? = .first
    while let next = key {
      let page = try await source.page(key: next).get()
      ids += page.items.map(\.id)
      key = page.next
    }

    #expect(ids.count == 24)
    #expect(Set(ids).count == 24)
    #expect(origin.requestCount == (kind == .gank ? 9 : 8))
  }

  @Test(arguments: EnvelopeKind.allCases)
  func `5.2 bad elements are left out and counted, and do not move the key`(
    kind: EnvelopeKind
  ) async throws {
    let origin = Origin.feed(
      kind: kind,
      plan: [1: .fault(.wrongTypes)],
      data: DataSet(itemsPerCategory: 60)
    )
    try origin.start()
    let source = NetworkPageSource(
      provider: Provider(CurlTransport()),
      envelope: kind.envelope(at: origin.url)
    )

    let spoilt = try await source.page(size: 12).get()
    let whole = try await source.page(size: 12).get()

    #expect(spoilt.items.count == 8)
    #expect(spoilt.rejectedCount == 4)
    #expect(spoilt.next == whole.next)
  }

  @Test(arguments: ["福利", "a+b", "50%", "a&b=c", "c#", "a b", "a/b?c", "e\u{301}"])
  func `5.6 category and query reach the server byte for byte`(text: String) async throws {
    for kind in EnvelopeKind.allCases {
      let origin = Origin.feed(kind: kind)
      try origin.start()
      let source = NetworkPageSource(
        provider: Provider(CurlTransport()),
        envelope: kind.envelope(at: origin.url)
      )

      _ = await source.page(category: text, query: text)

      let request = try #require(origin.requests.first)
      let category = kind == .gank ? request.path[2] : request.queryValue("category")
      #expect(category.map { Array($0.utf8) } == Array(text.utf8))
      #expect(request.queryValue("q").map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test func `a request that was given up gets no answer`() async throws {
    let origin = Origin.feed(plan: [1: .fault(.hang)])
    try origin.start()
    let source = NetworkPageSource(
      provider: Provider(CurlTransport()),
      envelope: PagesEnvelope(baseURL: origin.url)
    )
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
    var answers = 0

    let giveUp = source.send(request) { _ in answers += 1 }
    _ = await origin.arrival(of: 1)
    giveUp()
    giveUp()
    let ending = await origin.ending(of: 1)
    _ = try await source.page().get()

    #expect(ending == .hungUp)
    #expect(answers == 0)
  }
}
