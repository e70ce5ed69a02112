import FeedNetwork
import Testing

struct StubTests {
  private let target = PlainTarget("http://a/", path: ["p"])

  @Test func `stubs come in order, and the last one stays`() async throws {
    let provider = Provider(StubTransport([.text("1"), .status(404), .text("3")]))

    let results = [
      try? await provider.response(of: target).body, try? await provider.response(of: target).body,
      try? await provider.response(of: target).body, try? await provider.response(of: target).body,
    ]

    #expect(results == [Array("1".utf8), nil, Array("3".utf8), Array("3".utf8)])
  }

  @Test func `a stub may look at the request`() async throws {
    let provider = Provider(
      StubTransport { request, number in .text("\(number) \(request.method) \(request.url)") }
    )

    let response = try await provider.response(of: target)

    #expect(String(decoding: response.body, as: UTF8.self) == "1 GET http://a/p")
    #expect(response.url == "http://a/p")
    #expect(response.source == .stub)
  }

  @Test func `silence lasts until it is given up, also on a clock that never waits`() async {
    let (waits, continuation) = AsyncStream.makeStream(of: Duration.self)
    let provider = Provider(StubTransport([.silence], clock: ToldClock(waits: continuation)))
    let call = Task { [target] in try await provider.response(of: target).status }
    for await _ in waits { break }
    call.cancel()
    await #expect(throws: NetworkError.self) { try await call.value }
  }

  @Test func `a delay passes on the clock it was given`() async throws {
    let clock = ManualClock()
    let provider = Provider(StubTransport([.text("x", after: .seconds(5))], clock: clock))

    let call = Task { [target] in try await provider.response(of: target).status }
    await clock.sleeperArrived()
    clock.advance(by: .seconds(5))

    #expect(try await call.value == 200)
    #expect(clock.asked == [.seconds(5)])
  }

  @Test func `a stub is validated, limited and refused as the network would`() async {
    let small = PlainTarget("http://a/", limits: Limits(bodyBytes: 2))

    await #expect(throws: NetworkError.self) {
      try await Provider(StubTransport([.status(500)])).response(of: target)
    }
    let tooLarge = await #expect(throws: NetworkError.self) {
      try await Provider(StubTransport([.text("xyz")])).response(of: small)
    }
    let refused = await #expect(throws: NetworkError.self) {
      try await Provider(StubTransport([.text("x")])).response(of: PlainTarget("ftp://a"))
    }

    #expect(tooLarge?.reason == .transport(.tooLarge(limit: 2)))
    #expect(
      refused?.reason
        == .transport(.invalidRequest("the URL is not one of HTTP in percent encoding"))
    )
  }
}

/// A clock on which every wait is over at once, and told.
private struct ToldClock: NetworkClock {
  let waits: AsyncStream<Duration>.Continuation

  var timeSince1970: Duration { .zero }

  func sleep(for duration: Duration) async throws(CancellationError) { waits.yield(duration) }
}
