import FeedNetwork
import Testing

struct SharingTests {
  private let request = HTTPRequest(.get, "http://a/")

  @Test func `equal requests share one exchange`() async throws {
    let clock = ManualClock()
    let base = StubTransport([.text("x", after: .seconds(1))], clock: clock)
    let transport = SharingTransport(base)

    let calls = (0..<5).map { _ in Task { [request] in try await transport.send(request) } }
    await clock.sleeperArrived()
    // Whoever has not joined yet would start an exchange of its own, which would stay asleep.
    while transport.waitingCount < 5 { await Task.yield() }
    clock.advance(by: .seconds(1))

    for call in calls { #expect(try await call.value.status == 200) }
    #expect(base.requests.count == 1)
  }

  @Test func `giving one up leaves the others alone`() async throws {
    let clock = ManualClock()
    let base = StubTransport([.text("x", after: .seconds(1))], clock: clock)
    let transport = SharingTransport(base)

    let first = Task { [request] in try await transport.send(request) }
    let second = Task { [request] in try await transport.send(request) }
    await clock.sleeperArrived()
    while transport.waitingCount < 2 { await Task.yield() }
    first.cancel()
    await #expect(throws: TransportError.cancelled) { try await first.value }
    clock.advance(by: .seconds(1))

    #expect(try await second.value.status == 200)
    #expect(base.requests.count == 1)
  }

  @Test func `giving all up ends the exchange, and the next one begins anew`() async throws {
    let clock = ManualClock()
    let base = StubTransport([.silence, .text("x")], clock: clock)
    let transport = SharingTransport(base)

    let calls = (0..<3).map { _ in Task { [request] in try await transport.send(request) } }
    await clock.sleeperArrived()
    for call in calls { call.cancel() }
    for call in calls {
      await #expect(throws: TransportError.cancelled) { try await call.value }
    }

    #expect(try await transport.send(request).status == 200)
    #expect(transport.waitingCount == 0)
  }

  @Test func `requests that differ or that change something are not shared`() async throws {
    let base = StubTransport([.text("x")])
    let transport = SharingTransport(base)
    var reload = request
    reload.cachePolicy = .reload

    try await withThrowingTaskGroup { group in
      for request in [
        request, reload, HTTPRequest(.get, "http://a/", headers: ["Authorization": "b"]),
        HTTPRequest(.post, "http://a/"), HTTPRequest(.post, "http://a/"),
      ] {
        group.addTask { _ = try await transport.send(request) }
      }
      try await group.waitForAll()
    }

    #expect(base.requests.count == 5)
  }

  @Test func `1,000 shared calls cancelled at random end once each`() async {
    let base = StubTransport { _, _ in .text("x") }
    let transport = SharingTransport(base)
    var random = SeededGenerator(seed: 7)
    let turns = (0..<1_000).map { _ in Int.random(in: 0..<8, using: &random) }

    await withDiscardingTaskGroup { group in
      for turn in turns {
        group.addTask { [request] in
          let call = Task { try await transport.send(request) }
          for _ in 0..<turn { await Task.yield() }
          call.cancel()
          _ = await call.result
        }
      }
    }

    #expect(transport.waitingCount == 0)
  }
}
