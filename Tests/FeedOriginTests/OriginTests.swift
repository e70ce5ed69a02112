import FeedOrigin
import Glibc
import Testing

/// The server itself, whatever it serves.
struct OriginTests {
  private static let hello = OriginResponse(body: Array("hello".utf8))

  // region: origin.two
  @Test func `two requests on one connection get two answers`() throws {
    try serving(Origin { _ in Self.hello.steps }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.get("/a")
      #expect(client.receiveResponse()?.text == "hello")
      client.get("/b")
      #expect(client.receiveResponse()?.text == "hello")
      #expect(origin.requests.map(\.target) == ["/a", "/b"])
      #expect(origin.requests.map(\.ordinal) == [1, 2])
      #expect(origin.requests.map(\.connection) == [1, 1])
      #expect(origin.requests.map(\.ordinalOnConnection) == [1, 2])
    }
  }
  // endregion: origin.two

  @Test func `two requests in one packet are both answered`() throws {
    try serving(Origin { _ in Self.hello.steps }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.send("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nConnection: close\r\n\r\n")
      let (bytes, ending) = client.receive()
      #expect(bytes == Self.hello.bytes + Self.hello.bytes)
      #expect(ending == .closed)
    }
  }

  @Test func `a body of the announced length belongs to its request`() throws {
    try serving(Origin { _ in Self.hello.steps }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.send("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\na=1&GET /b HTTP/1.1\r\n\r\n")
      #expect(client.receiveResponse() != nil)
      #expect(client.receiveResponse() != nil)
      #expect(origin.requests.map(\.body) == [Array("a=1&".utf8), []])
      #expect(origin.requests.map(\.method) == ["POST", "GET"])
    }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n", "G E T\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func `what is no request gets 400 and an end`(text: String) throws {
    try serving(Origin { _ in Self.hello.steps }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.send(text)
      let (bytes, ending) = client.receive()
      #expect(RawResponse(bytes).status == 400)
      #expect(ending == .closed)
      #expect(origin.requests.isEmpty)
    }
  }

  @Test func `an origin starts once`() throws {
    let origin = Origin { _ in Self.hello.steps }
    try origin.start()
    #expect(throws: OriginError.alreadyStarted) { try origin.start() }
    let port = origin.port
    let second = Origin { _ in Self.hello.steps }
    #expect(throws: OriginError.cannotListen(port: port, code: EADDRINUSE)) {
      try second.start(port: port)
    }
    origin.stop()
    #expect(throws: OriginError.stopped) { try origin.start() }
    #expect(RawClient(port: port) == nil)
  }

  @Test func `an origin comes back on the port of one that stopped`() throws {
    let first = Origin { _ in Self.hello.steps }
    let port = try serving(first) { origin in
      _ = exchange(origin, "/")
      return origin.port
    }
    let second = Origin { _ in Self.hello.steps }
    try second.start(port: port)
    defer { second.stop() }
    #expect(response(second, "/").text == "hello")
  }

  @Test func `an origin that does not record only counts`() throws {
    try serving(Origin(recording: false) { _ in Self.hello.steps }) { origin in
      #expect(response(origin, "/").text == "hello")
      #expect(response(origin, "/").text == "hello")
      #expect(origin.requestCount == 2)
      #expect(origin.exchanges.isEmpty)
    }
  }

  @Test func `a hundred connections are served at the same time`() throws {
    let count = 100
    try serving(Origin { Self.hello.withHeader("X-Target", $0.target).steps }) { origin in
      origin.holdAll()
      let clients = try (0..<count).map { _ in try #require(RawClient(port: origin.port)) }
      for (index, client) in clients.enumerated() { client.get("/\(index)") }
      origin.awaitArrival(of: count)
      #expect(Set(origin.requests.map(\.connection)).count == count)
      #expect(origin.exchanges.allSatisfy { $0.ending == nil })
      origin.releaseAll()
      for (index, client) in clients.enumerated() {
        #expect(client.receiveResponse()?.values("X-Target") == ["/\(index)"])
      }
    }
  }
}
