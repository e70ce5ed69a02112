import FeedModel
import FeedNetwork
import Glibc
import Testing

/// The one place where work re-enters the domain of the feed.
struct CrossingTests {
  private actor Domain {
    private var source: NetworkPageSource?

    /// Asks in this actor's domain and tells whether the answer came in it.
    func ask(_ transport: StubTransport) async -> Bool {
      let source = NetworkPageSource(
        provider: Provider(transport),
        envelope: PagesEnvelope(baseURL: "http://a")
      )
      self.source = source
      let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
      return await withCheckedContinuation { continuation in
        _ = source.send(request) { _ in
          self.assertIsolated()
          continuation.resume(returning: true)
        }
      }
    }
  }

  @Test func `an answer comes in the domain of an actor of one's own`() async {
    #expect(await Domain().ask(StubTransport([.text(#"{"total":0,"items":[]}"#)])))
  }

  @Test @MainActor func `pages are read outside the domain`() async {
    struct Witness: FeedEnvelope {
      let threads: Recorder<pthread_t>

      func target(for request: PageRequest) -> PlainTarget { PlainTarget("http://a") }

      func page(from: HTTPResponse, for: PageRequest) throws(FeedError) -> Page {
        threads.record(pthread_self())
        return Page(items: [])
      }
    }
    let threads = Recorder<pthread_t>()
    let source = NetworkPageSource(
      provider: Provider(StubTransport([.text("x")])),
      envelope: Witness(threads: threads)
    )

    _ = await source.page()

    // The main actor has one thread, and it is not the one on which the page was read.
    #expect(threads.elements.count == 1)
    #expect(!threads.elements.contains(pthread_self()))
  }

  @Test @MainActor func `answers never come inside the call`() async {
    let source = NetworkPageSource(
      provider: Provider(StubTransport([.text(#"{"total":0,"items":[]}"#)])),
      envelope: PagesEnvelope(baseURL: "http://a")
    )
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
    var isInside = true

    let wasInside = await withCheckedContinuation { continuation in
      _ = source.send(request) { _ in continuation.resume(returning: isInside) }
      isInside = false
    }

    #expect(!wasInside)
  }

  @Test @MainActor func `what the answer holds is released in the domain, answered or given up`()
    async
  {
    final class Witness {
      let released: () -> Void
      init(released: @escaping () -> Void) { self.released = released }
      deinit {
        MainActor.assertIsolated()
        released()
      }
    }
    let clock = ManualClock()
    let source = NetworkPageSource(
      provider: Provider(StubTransport([.silence], clock: clock)),
      envelope: PagesEnvelope(baseURL: "http://a")
    )
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
    var releases = 0

    let giveUp: () -> Void
    do {
      let witness = Witness { releases += 1 }
      giveUp = source.send(request) { _ in _ = witness }
    }
    await clock.sleeperArrived()
    giveUp()

    #expect(releases == 1)
  }

  @Test func `a source used outside its domain stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let source = await MainActor.run {
        Carrier(
          NetworkPageSource(
            provider: Provider(StubTransport([.silence])),
            envelope: PagesEnvelope(baseURL: "http://a")
          )
        )
      }
      let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
      _ = unsafe source.value.send(request) { _ in }
    }
  }
}

/// Takes a source where the compiler would not let it go, to see what happens then.
private struct Carrier: Sendable {
  nonisolated(unsafe) let value: NetworkPageSource

  init(_ value: NetworkPageSource) { unsafe self.value = value }
}
