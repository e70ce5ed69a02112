import FeedModel
import FeedNetwork
import Testing

struct RateLimitTests {
  private let clock = InstantClock(secondsSince1970: 784_111_775)
  private let target = PlainTarget("http://a/")

  private func instant(_ seconds: Int) -> FeedInstant {
    FeedInstant(secondsSince1970: 784_111_775 + seconds)
  }

  @Test(arguments: [
    ("2", 2), ("0", 0), (" 7 ", 7), ("Sun, 06 Nov 1994 08:49:37 GMT", 2),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 2), ("Sun Nov  6 08:49:37 1994", 2),
    ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("999999999999999999999", 366 * 86_400),
  ])
  func `5.5 the error tells the instant, in seconds or as a date`(
    value: String,
    seconds: Int
  ) async {
    let provider = Provider(
      StubTransport([.status(429, headers: ["Retry-After": value])]),
      clock: clock
    )

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: target)
    }

    #expect(error?.retryInstant == instant(seconds))
  }

  @Test(arguments: ["-1", "soon", "", "1.5", "Sun, 32 Nov 1994 08:49:37 GMT"])
  func `a limit whose instant cannot be read is a limit without one`(value: String) async {
    let provider = Provider(
      StubTransport([.status(429, headers: ["Retry-After": value])]),
      clock: clock
    )

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: target)
    }

    #expect(error?.reason == .rateLimited(until: nil))
  }

  @Test func `5.5 no request leaves before the instant, and then it does`() async throws {
    let transport = StubTransport([
      .status(429, headers: ["Retry-After": "2"]), .text("x"),
    ])
    let provider = Provider(transport, clock: clock)

    for _ in 0..<3 {
      await #expect(throws: NetworkError.self) { try await provider.response(of: target) }
    }
    #expect(transport.requests.count == 1)
    clock.advance(by: .milliseconds(1_999))
    await #expect(throws: NetworkError.self) { try await provider.response(of: target) }
    #expect(transport.requests.count == 1)

    clock.advance(by: .milliseconds(1))
    #expect(try await provider.response(of: target).status == 200)
  }

  @Test func `a limit holds for its origin only`() async throws {
    let transport = StubTransport { request, _ in
      request.url == "http://a/" ? .status(429, headers: ["Retry-After": "9"]) : .text("x")
    }
    let provider = Provider(transport, clock: clock)

    await #expect(throws: NetworkError.self) { try await provider.response(of: target) }

    #expect(try await provider.response(of: PlainTarget("http://a:81/")).status == 200)
  }

  @Test func `a retry waits as long as the server asks`() async throws {
    let transport = StubTransport([
      .status(503, headers: ["Retry-After": "7"]), .text("x"),
    ])
    let provider = Provider(transport, retry: RetryPolicy(attempts: 2), clock: clock)

    #expect(try await provider.response(of: target).status == 200)
    #expect(clock.waits == [.seconds(7)])
  }

  @Test func `a wait longer than the policy allows is left to the caller`() async {
    let transport = StubTransport([.status(429, headers: ["Retry-After": "3600"])])
    let provider = Provider(transport, retry: RetryPolicy(attempts: 5), clock: clock)

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: target)
    }

    #expect(error?.retryInstant == instant(3600))
    #expect(transport.requests.count == 1)
  }

  @Test func `two providers share nothing`() async throws {
    let limited = StubTransport([.status(429, headers: ["Retry-After": "60"])])
    let open = StubTransport([.text("x")])
    let first = Provider(limited, clock: clock)
    let second = Provider(open, clock: clock)

    for _ in 1...2 {
      await #expect(throws: NetworkError.self) { try await first.response(of: target) }
    }
    let status = try await second.response(of: target).status

    // The limit closes the door of one provider only.
    #expect(limited.requests.count == 1)
    #expect(status == 200)
    #expect(open.requests.count == 1)
  }

  @Test func `GitHub's fields count where Retry-After is missing`() async {
    let headers: HTTPHeaders = [
      "x-ratelimit-remaining": "0", "x-ratelimit-reset": "784111800",
    ]
    let provider = Provider(StubTransport([.status(403, headers: headers)]), clock: clock)

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: target)
    }

    #expect(error?.retryInstant == instant(25))
  }
}
