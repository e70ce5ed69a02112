import FeedNetwork
import FeedOrigin
import Testing

struct RequestTests {
  @Test func `method, header fields and body arrive as they were written`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    try origin.start()

    for method in [HTTPMethod.post, .put, .patch, .delete] {
      _ = try await CurlTransport().send(
        HTTPRequest(
          method,
          origin.url + "/a?b=c",
          headers: ["X-One": "1", "X-Empty": ""],
          body: [1, 2, 3]
        )
      )
    }

    let requests = origin.requests
    #expect(requests.map(\.method) == ["POST", "PUT", "PATCH", "DELETE"])
    for request in requests {
      #expect(request.target == "/a?b=c")
      #expect(request.body == [1, 2, 3])
      #expect(request.header("X-One") == "1")
      #expect(request.header("X-Empty") == "")
      #expect(request.header("Content-Type") == nil)
      #expect(request.header("Expect") == nil)
    }
  }

  @Test func `a POST without a body says that it has none`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    try origin.start()

    _ = try await CurlTransport().send(HTTPRequest(.post, origin.url))

    #expect(origin.requests.first?.header("Content-Length") == "0")
  }

  @Test(arguments: [
    HTTPRequest(HTTPMethod(rawValue: "GET /evil HTTP/1.1\r\nX: "), "http://localhost/"),
    HTTPRequest(.get, "http://localhost/a b"),
    HTTPRequest(.get, "http://localhost/ä"),
    HTTPRequest(.get, "http://user:word@localhost/"),
    HTTPRequest(.get, "ftp://localhost/"),
    HTTPRequest(.get, "file:///etc/hostname"),
    HTTPRequest(.get, "/relative"),
    HTTPRequest(.get, ""),
    HTTPRequest(.get, "http://localhost/", headers: ["X": "1\r\nY: 2"]),
    HTTPRequest(.get, "http://localhost/", headers: ["X: 1\r\nY": "2"]),
    HTTPRequest(.get, "http://localhost/", headers: ["": "2"]),
    HTTPRequest(.get, "http://localhost/", headers: ["X": "a\0b"]),
  ])
  func `a request that would be written down wrongly is refused`(request: HTTPRequest) async {
    await #expect {
      try await CurlTransport().send(request)
    } throws: { error in
      if case TransportError.invalidRequest = error { true } else { false }
    }
  }

  @Test func `a POST whose connection dies reaches the server once`() async throws {
    // The first request leaves a connection behind that dies under the second one.
    let origin = Origin { request in
      request.ordinalOnConnection == 1 && request.method == "GET"
        ? OriginResponse().steps(for: request) : [.close]
    }
    try origin.start()
    let transport = CurlTransport()
    let url = origin.url

    _ = try await transport.send(HTTPRequest(.get, url))
    await #expect(throws: TransportError.self) {
      try await transport.send(HTTPRequest(.post, url, body: [1]))
    }

    #expect(origin.requests.count { $0.method == "POST" } == 1)
  }

  @Test func `waiting requests leave first in, first out`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    origin.hold(1)
    try origin.start()
    let other = Origin { OriginResponse().steps(for: $0) }
    try other.start()
    let transport = CurlTransport(TransportOptions(exchangesPerOrigin: 1))
    let url = origin.url

    try await withThrowingTaskGroup { group in
      group.addTask { _ = try await transport.send(HTTPRequest(.get, url + "/0")) }
      _ = await origin.arrival(of: 1)
      for number in 1..<20 {
        group.addTask { _ = try await transport.send(HTTPRequest(.get, url + "/\(number)")) }
        // The loop takes what is posted in order: an answer from elsewhere means that it is in line.
        _ = try await transport.send(HTTPRequest(.get, other.url))
      }
      origin.release(1)
      try await group.waitForAll()
    }

    #expect(origin.requests.map(\.target) == (0..<20).map { "/\($0)" })
  }

  @Test func `a proxy of the environment is not used`() async throws {
    let origin = Origin { OriginResponse().steps(for: $0) }
    try origin.start()
    let proxy = Origin { OriginResponse(status: 502).steps(for: $0) }
    try proxy.start()

    let asked = CurlTransport(TransportOptions(proxy: proxy.url))
    let direct = CurlTransport()

    #expect(try await asked.send(HTTPRequest(.get, origin.url)).status == 502)
    #expect(try await direct.send(HTTPRequest(.get, origin.url)).status == 200)
    #expect(proxy.requestCount == 1)
  }
}
