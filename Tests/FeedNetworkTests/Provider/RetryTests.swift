import FeedModel
import FeedNetwork
import Testing

struct RetryTests {
  private let clock = InstantClock()
  private let policy = RetryPolicy(attempts: 4, delay: .seconds(1)) { 1 }
  private let target = PlainTarget("http://a/")

  private func provider(_ stubs: [Stub]) -> (Provider, StubTransport) {
    let transport = StubTransport(stubs, clock: clock)
    return (Provider(transport, retry: policy, clock: clock), transport)
  }

  @Test func `what may pass by itself is tried again, each wait twice the one before`()
    async throws
  {
    let (provider, transport) = provider([
      .status(503), .failure(.timedOut(.responding)), .failure(.truncated), .text("x"),
    ])

    let response = try await provider.response(of: target)

    #expect(response.status == 200)
    #expect(transport.requests.count == 4)
    #expect(clock.waits == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func `the number of attempts is bounded, and the error tells it`() async throws {
    let (provider, transport) = provider([.status(500)])

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: target)
    }

    #expect(error?.attempts == 4)
    #expect(transport.requests.count == 4)
  }

  @Test(arguments: [404, 401, 422, 403])
  func `what will not pass by itself is not tried again`(status: Int) async {
    let (provider, transport) = provider([.status(status)])

    await #expect(throws: NetworkError.self) { try await provider.response(of: target) }

    #expect(transport.requests.count == 1)
  }

  @Test func `a POST is tried again only if it never reached the server or has a key`() async {
    let post = PlainTarget("http://a/", method: .post)
    let (sent, sentTransport) = provider([.failure(.timedOut(.responding))])
    let (unsent, unsentTransport) = provider([.failure(.unresolvable(host: "a"))])
    let (keyed, keyedTransport) = provider([.failure(.timedOut(.responding))])
    let withKey = PlainTarget("http://a/", method: .post, headers: ["Idempotency-Key": "1"])

    await #expect(throws: NetworkError.self) { try await sent.response(of: post) }
    await #expect(throws: NetworkError.self) { try await unsent.response(of: post) }
    await #expect(throws: NetworkError.self) { try await keyed.response(of: withKey) }

    #expect(sentTransport.requests.count == 1)
    #expect(unsentTransport.requests.count == 4)
    #expect(keyedTransport.requests.count == 4)
  }

  @Test func `a cancelled wait ends the call as given up`() async throws {
    let manual = ManualClock()
    let transport = StubTransport([.status(503)])
    let provider = Provider(transport, retry: policy, clock: manual)

    let call = Task { [target] in try await provider.response(of: target) }
    await manual.sleeperArrived()
    call.cancel()

    let error = await #expect(throws: NetworkError.self) { try await call.value }
    #expect(error?.reason == .cancelled)
    #expect(transport.requests.count == 1)
  }
}
