import FeedNetwork
import FeedOrigin
import Testing

struct CancellationTests {
  @Test func `10,000 requests cancelled at random moments end once each`() async throws {
    // A continuation that is resumed twice traps; one that is never resumed hangs the group.
    let body = [UInt8](repeating: 0x20, count: 4_096)
    let origin = Origin(recording: false) { OriginResponse(body: body).steps(for: $0) }
    try origin.start()
    let transport = CurlTransport(TransportOptions(exchangesPerOrigin: 16))
    let url = origin.url
    var random = SeededGenerator(seed: 5)
    let turns = (0..<10_000).map { _ in Int.random(in: 0..<40, using: &random) }

    let ends = await withTaskGroup(of: End.self) { group in
      var ends = Ends()
      for (started, turn) in turns.enumerated() {
        if started >= 64, let end = await group.next() { ends.count(end) }
        group.addTask { await CancellationTests.end(of: url, over: transport, after: turn) }
      }
      for await end in group { ends.count(end) }
      return ends
    }

    #expect(ends.answered + ends.cancelled == 10_000)
    #expect(ends.failed == 0)
    #expect(ends.cancelled > 0)
  }

  private enum End {
    case answered
    case cancelled
    case failed
  }

  private struct Ends {
    var answered = 0
    var cancelled = 0
    var failed = 0

    mutating func count(_ end: End) {
      switch end {
      case .answered: answered += 1
      case .cancelled: cancelled += 1
      case .failed: failed += 1
      }
    }
  }

  private static func end(of url: String, over transport: CurlTransport, after turns: Int) async
    -> End
  {
    let request = Task {
      do throws(TransportError) {
        _ = try await transport.send(HTTPRequest(.get, url))
        return End.answered
      } catch {
        return error == .cancelled ? .cancelled : .failed
      }
    }
    for _ in 0..<turns { await Task.yield() }
    request.cancel()
    return await request.value
  }

  @Test func `a request cancelled before it begins never leaves`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    try origin.start()
    let transport = CurlTransport()
    let url = origin.url
    let gate = AsyncStream<Void>.makeStream()

    let request = Task {
      for await _ in gate.stream {}
      return try await transport.send(HTTPRequest(.get, url))
    }
    request.cancel()
    gate.continuation.finish()

    await #expect(throws: TransportError.cancelled) { try await request.value }
    #expect(origin.requestCount == 0)
  }

  @Test func `the server sees the hang-up of a cancelled request`() async throws {
    let origin = Origin { _ in [.awaitClose] }
    try origin.start()
    let transport = CurlTransport()
    let url = origin.url

    let request = Task { try await transport.send(HTTPRequest(.get, url)) }
    _ = await origin.arrival(of: 1)
    request.cancel()

    #expect(await origin.ending(of: 1) == .hungUp)
    await #expect(throws: TransportError.cancelled) { try await request.value }
  }

  @Test func `a waiting request can be given up, and those behind it move up`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    origin.hold(1)
    try origin.start()
    let transport = CurlTransport(TransportOptions(exchangesPerOrigin: 1))
    let url = origin.url

    let first = Task { try await transport.send(HTTPRequest(.get, url + "/1")).status }
    _ = await origin.arrival(of: 1)
    let second = Task { try await transport.send(HTTPRequest(.get, url + "/2")).status }
    second.cancel()
    await #expect(throws: TransportError.cancelled) { try await second.value }
    let third = Task { try await transport.send(HTTPRequest(.get, url + "/3")).status }
    origin.release(1)

    #expect(try await [first.value, third.value] == [200, 200])
    #expect(origin.requests.map(\.target) == ["/1", "/3"])
  }

  @Test func `closing ends what is open and refuses what comes`() async throws {
    let origin = Origin { _ in [.awaitClose] }
    try origin.start()
    let transport = CurlTransport()
    let url = origin.url

    let open = Task { try await transport.send(HTTPRequest(.get, url)) }
    _ = await origin.arrival(of: 1)
    transport.close()

    await #expect(throws: TransportError.closed) { try await open.value }
    await #expect(throws: TransportError.closed) {
      try await transport.send(HTTPRequest(.get, url))
    }
  }

  @Test func `an open request keeps its transport alive`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    origin.hold(1)
    try origin.start()
    let url = origin.url

    let request = Task { try await CurlTransport().send(HTTPRequest(.get, url)).status }
    _ = await origin.arrival(of: 1)
    origin.release(1)

    #expect(try await request.value == 200)
  }
}
