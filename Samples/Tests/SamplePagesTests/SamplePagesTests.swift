import FeedContract
import FeedModel
import FeedNetwork
import FeedOrigin
import SamplePages
import Streams
import StreamsTesting
import Testing

private let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 2)

@MainActor
@Suite struct SamplePagesTests {
  @Test func `nothing is waited for while no request is open`() async {
    let pages = WatchedPages(HandSource())
    await pages.settle()
    let cancel = pages.send(request) { _ in }
    cancel()
    cancel()
    await pages.settle()
  }

  @Test func `a request that an answer causes is waited for too`() async throws {
    let server = SampleServer(
      try ServerContact(origin: nil),
      kind: .gank,
      clock: TestScheduler(initialClock: 0)
    ) { GankEnvelope(baseURL: $0) }
    var counts: [Int] = []
    _ = server.pages.send(request) { result in
      counts.append((try? result.get().items.count) ?? -1)
      _ = server.pages.send(request) { counts.append((try? $0.get().items.count) ?? -1) }
    }
    await server.pages.settle()
    #expect(counts == [2, 2])
    #expect(server.origin?.requestCount == 2)
  }

  @Test func `the server on the command line is asked in place of the sample's own`() async throws {
    let other = Origin.feed(kind: .gank)
    try other.start()
    let server = SampleServer(
      try ServerContact(origin: other.url + "/"),
      kind: .gank,
      clock: TestScheduler(initialClock: 0)
    ) { GankEnvelope(baseURL: $0) }
    _ = server.pages.send(request) { _ in }
    await server.pages.settle()
    #expect(other.requests.map(\.target) == ["/api/data/all/2/1"])
    #expect(server.origin == nil)
    other.stop()
  }

  @Test func `a server is missed until one answer of any kind has come`() async throws {
    let dead = Origin.feed(kind: .gank)
    try dead.start()
    let url = dead.url
    dead.stop()
    let contact = try ServerContact(origin: url)
    let missed = SampleServer(contact, kind: .gank, clock: TestScheduler(initialClock: 0)) {
      GankEnvelope(baseURL: $0)
    }
    #expect(contact.unreachable == nil)
    _ = missed.pages.send(request) { _ in }
    await missed.pages.settle()
    #expect(contact.unreachable?.hasPrefix("\(url) was never reached. ") == true)
    #expect(contact.unreachable?.contains("\nStart it, or check the address after") == true)

    let other = try ServerContact(origin: nil)
    let refusing = SampleServer(
      other,
      kind: .gank,
      plan: [1: .fault(.serverError), 2: .fault(.originDies)],
      clock: TestScheduler(initialClock: 0)
    ) { GankEnvelope(baseURL: $0) }
    for _ in 1...2 {
      _ = refusing.pages.send(request) { _ in }
      await refusing.pages.settle()
      #expect(other.unreachable == nil)
    }
  }

  @Test(arguments: [
    "", "example.com", "ftp://example.com", "http://", "http://example.com/?q=1",
    "http://example.com/#a", "http://example.com:99999", "http://example.com:0",
    "http://exa mple.com", "http://example.com/\u{1B}[31m", "http://name:word@example.com",
    "http://name@example.com",
  ])
  func `a text that is no address, or that carries a password, is refused`(_ text: String) {
    #expect(throws: ServerAddress.Malformed.self) { try ServerAddress(text) }
  }
}
