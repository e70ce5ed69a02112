import FeedNetwork
import Testing

struct CacheTests {
  private let clock = InstantClock()

  /// Sends requests one after the other over a cache, and tells where the answers came from and
  /// what reached the server.
  private func answers(
    _ stubs: [Stub],
    to requests: [HTTPRequest],
    waiting: Duration = .zero
  ) async throws -> (sources: [ResponseSource], sent: [HTTPRequest], bodies: [String]) {
    let base = StubTransport(stubs, clock: clock)
    let cache = CachingTransport(base, clock: clock)
    var sources: [ResponseSource] = []
    var bodies: [String] = []
    for request in requests {
      let response = try await cache.send(request)
      sources.append(response.source)
      bodies.append(String(decoding: response.body, as: UTF8.self))
      clock.advance(by: waiting)
    }
    return (sources, base.requests, bodies)
  }

  private let plain = HTTPRequest(.get, "http://a/")

  private func request(_ policy: CachePolicy) -> HTTPRequest {
    var request = plain
    request.cachePolicy = policy
    return request
  }

  private let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]

  @Test func `a fresh answer is used again without asking`() async throws {
    let (sources, sent, _) = try await answers(
      [.text("1", headers: fresh)],
      to: [plain, plain]
    )

    #expect(sources == [.stub, .cache])
    #expect(sent.count == 1)
  }

  @Test func `an answer that is not fresh any more is asked for again`() async throws {
    let (sources, sent, _) = try await answers(
      [.text("1", headers: fresh)],
      to: [plain, plain],
      waiting: .seconds(60)
    )

    #expect(sources == [.stub, .stub])
    #expect(sent.count == 2)
  }

  @Test func `a 304 answers with what is remembered and renews it`() async throws {
    let (sources, sent, bodies) = try await answers(
      [
        .text("1", headers: ["ETag": "W/\"x\"", "Last-Modified": "then", "X": "old"]),
        .status(304, headers: ["Cache-Control": "max-age=60", "X": "new"]),
      ],
      to: [plain, plain, plain]
    )

    #expect(sources == [.stub, .cache, .cache])
    #expect(sent.count == 2)
    #expect(sent.last?.headers["If-None-Match"] == "W/\"x\"")
    #expect(sent.last?.headers["If-Modified-Since"] == "then")
    #expect(bodies == ["1", "1", "1"])
  }

  @Test func `5.8 a user's refresh reaches the server although the answer is fresh`() async throws {
    let (sources, sent, bodies) = try await answers(
      [.text("1", headers: fresh), .text("2", headers: fresh)],
      to: [plain, request(.reload), plain]
    )

    #expect(sources == [.stub, .stub, .cache])
    #expect(sent.count == 2)
    #expect(sent.last?.headers["If-None-Match"] == nil)
    #expect(sent.last?.headers["Cache-Control"] == "no-cache")
    #expect(bodies == ["1", "2", "2"])
  }

  @Test func `a page of a feed is at least validated`() async throws {
    let (sources, sent, _) = try await answers(
      [.text("1", headers: ["Cache-Control": "max-age=60", "ETag": "\"x\""]), .status(304)],
      to: [plain, request(.validated)]
    )

    #expect(sources == [.stub, .cache])
    #expect(sent.count == 2)
  }

  @Test func `an answer never crosses credentials, whatever it varies by`() async throws {
    let requests = ["a", "b"].flatMap { user in
      ["Authorization", "Cookie", "X-Api-Key"].map {
        HTTPRequest(.get, "http://a/", headers: [$0: user])
      }
    }

    let (sources, sent, _) = try await answers(
      [.text("1", headers: fresh)],
      to: [plain] + requests + requests
    )

    #expect(sources == Array(repeating: .stub, count: 7) + Array(repeating: .cache, count: 6))
    #expect(sent.count == 7)
  }

  @Test func `an answer is used only for requests that it does not vary by`() async throws {
    let english = HTTPRequest(.get, "http://a/", headers: ["Accept-Language": "en"])
    let german = HTTPRequest(.get, "http://a/", headers: ["Accept-Language": "de"])
    var headers = fresh
    headers["Vary"] = "accept-language, Accept"

    let (sources, _, _) = try await answers(
      [.text("1", headers: headers)],
      to: [english, german, english, german]
    )

    #expect(sources == [.stub, .stub, .cache, .cache])
  }

  @Test(
    arguments: [
      ["Cache-Control": "no-store, max-age=60"], ["Cache-Control": "max-age=60", "Vary": "*"],
      ["Cache-Control": "max-age=0"], ["Cache-Control": "no-cache"], [:],
      ["Cache-Control": "max-age=60", "Age": "60"],
      ["Cache-Control": "max-age=99999999999999999999"],
    ] as [HTTPHeaders]
  )
  func `what may not be used again is not`(headers: HTTPHeaders) async throws {
    let (sources, _, _) = try await answers([.text("1", headers: headers)], to: [plain, plain])

    #expect(sources == [.stub, .stub])
  }

  @Test func `other methods, other statuses and own validators pass the memory by`() async throws {
    let own = HTTPRequest(.get, "http://a/", headers: ["If-None-Match": "\"y\""])

    let (sources, sent, _) = try await answers(
      [.text("1", headers: fresh)],
      to: [plain, HTTPRequest(.head, "http://a/"), own, request(.off)]
    )
    let missing = try await answers(
      [.text("1", status: 404, headers: fresh)],
      to: [plain, plain]
    )

    #expect(sources.allSatisfy { $0 == .stub })
    #expect(sent.count == 4)
    #expect(missing.sources == [.stub, .stub])
  }

  @Test func `a change makes the memory forget`() async throws {
    let (sources, _, _) = try await answers(
      [.text("1", headers: fresh)],
      to: [plain, HTTPRequest(.post, "http://a/"), plain]
    )

    #expect(sources == [.stub, .stub, .stub])
  }

  @Test func `the memory is bounded, and what was used last stays`() async throws {
    let base = StubTransport([.text(String(repeating: "x", count: 4_000), headers: fresh)])
    let cache = CachingTransport(base, capacity: 11_000, clock: clock)

    for path in ["1", "2", "1", "3", "1", "2"] {
      _ = try await cache.send(HTTPRequest(.get, "http://a/\(path)"))
    }

    #expect(base.requests.map(\.url) == ["http://a/1", "http://a/2", "http://a/3", "http://a/2"])
    #expect(cache.size <= 11_000)
  }
}
