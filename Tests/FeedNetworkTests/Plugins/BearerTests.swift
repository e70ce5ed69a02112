import FeedNetwork
import Testing

struct BearerTests {
  /// A server that takes one token and refuses every other.
  private func transport(taking token: String) -> StubTransport {
    StubTransport { request, _ in
      request.headers["Authorization"] == "Bearer \(token)" ? .text("ok") : .status(401)
    }
  }

  private let home = WebOrigin(scheme: "https", host: "api.example")

  @Test(arguments: [
    ("https://api.example/a", true), ("https://API.example/a", true),
    ("https://api.example:443/", true), ("https://api.example:444/", false),
    ("http://api.example/", false), ("https://api.example.evil/", false),
    ("https://evil.example/?https://api.example/", false),
  ])
  func `5.4 the token goes to the configured scheme, host and port only`(
    url: String,
    isTold: Bool
  ) async throws {
    let transport = StubTransport([.text("x")])
    let provider = Provider(transport, plugins: [BearerPlugin(token: "t", origins: [home])])

    _ = try await provider.response(of: PlainTarget(url))

    #expect((transport.requests.first?.headers["Authorization"] != nil) == isTold)
  }

  @Test func `ten calls refused at once renew once and are sent once more each`() async throws {
    let renewals = Recorder<Int>()
    let transport = transport(taking: "new")
    let bearer = BearerPlugin(token: "old", origins: [home]) {
      renewals.record(1)
      return "new"
    }
    let provider = Provider(transport, plugins: [bearer])

    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        group.addTask {
          try await provider.response(of: PlainTarget("https://api.example/")).status
        }
      }
      for try await status in group { #expect(status == 200) }
    }

    #expect(renewals.elements.count == 1)
    #expect(transport.requests.count <= 20)
  }

  @Test func `a refused renewal is an error after one attempt`() async throws {
    let transport = transport(taking: "new")
    let provider = Provider(
      transport,
      plugins: [BearerPlugin(token: "old", origins: [home]) { nil }]
    )

    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: PlainTarget("https://api.example/"))
    }

    guard case .unauthorized = error?.reason else { throw try #require(error) }
    #expect(transport.requests.count == 1)
  }

  @Test func `a new token that is refused too is no reason to go on for ever`() async throws {
    let transport = transport(taking: "never")
    let provider = Provider(
      transport,
      plugins: [BearerPlugin(token: "old", origins: [home]) { "new" }]
    )

    await #expect(throws: NetworkError.self) {
      try await provider.response(of: PlainTarget("https://api.example/"))
    }

    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
  }

  @Test func `a call that is given up does not wait for a renewal that hangs`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let begun = AsyncStream<Void>.makeStream()
    let bearer = BearerPlugin(token: "old", origins: [home]) {
      begun.continuation.yield()
      for await _ in gate.stream {}
      return "new"
    }
    let provider = Provider(transport(taking: "new"), plugins: [bearer])

    let call = Task { try await provider.response(of: PlainTarget("https://api.example/")) }
    for await _ in begun.stream { break }
    call.cancel()
    let error = await #expect(throws: NetworkError.self) { try await call.value }
    gate.continuation.finish()

    #expect(error?.reason == .cancelled)
    #expect(try await provider.response(of: PlainTarget("https://api.example/")).status == 200)
  }

  @Test func `renewal works while equal requests share an exchange`() async throws {
    let transport = transport(taking: "new")
    let provider = Provider(
      SharingTransport(transport),
      plugins: [BearerPlugin(token: "old", origins: [home]) { "new" }]
    )

    async let first = provider.response(of: PlainTarget("https://api.example/"))
    async let second = provider.response(of: PlainTarget("https://api.example/"))

    #expect(try await [first.status, second.status] == [200, 200])
  }
}
