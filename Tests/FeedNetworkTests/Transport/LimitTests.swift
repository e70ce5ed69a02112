import FeedNetwork
import FeedOrigin
import NetworkPeers
import Testing

struct LimitTests {
  @Test func `time in line counts, and the error says so`() async throws {
    let origin = Origin { _ in [.awaitClose] }
    try origin.start()
    let transport = CurlTransport(TransportOptions(exchangesPerOrigin: 1))
    let url = origin.url

    let first = Task { try await transport.send(HTTPRequest(.get, url)) }
    _ = await origin.arrival(of: 1)
    await #expect(throws: TransportError.timedOut(.waiting)) {
      try await transport.send(
        HTTPRequest(.get, url, limits: Limits(total: .milliseconds(50)))
      )
    }
    first.cancel()
    _ = await first.result
  }

  @Test func `connecting has a limit of its own, TLS included`() async throws {
    // The origin takes the connection and says nothing, so that TLS does not come about.
    let silent = try SilentListener()

    await #expect(throws: TransportError.timedOut(.connecting)) {
      try await CurlTransport().send(
        HTTPRequest(
          .get,
          "https://127.0.0.1:\(silent.port)/",
          limits: Limits(connect: .milliseconds(60))
        )
      )
    }
  }

  @Test func `the whole exchange has a limit that progress does not move`() async throws {
    let origin = Origin { _ in
      [
        .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".utf8)),
        .drip([UInt8](repeating: 0x20, count: 100_000), chunk: 10, pause: .milliseconds(5)),
      ]
    }
    try origin.start()

    await #expect(throws: TransportError.timedOut(.receiving)) {
      try await CurlTransport().send(
        HTTPRequest(.get, origin.url, limits: Limits(total: .milliseconds(150)))
      )
    }
  }

  @Test func `a stall is found in time, in the middle of a body too`() async throws {
    let origin = Origin { _ in
      [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf".utf8)), .awaitClose]
    }
    try origin.start()
    let url = origin.url
    let stalling = Limits(stall: .milliseconds(100))
    let patient = Limits(connect: .seconds(30), total: .seconds(3))

    // Each on a loop of its own: the short limit ends first, whatever the other limits are.
    let first = await withTaskGroup(of: Limits.self) { group in
      for limits in [patient, stalling] {
        group.addTask {
          await #expect(throws: TransportError.timedOut(.receiving)) {
            try await CurlTransport().send(HTTPRequest(.get, url, limits: limits))
          }
          return limits
        }
      }
      return await group.next()
    }

    #expect(first == stalling)
  }

  @Test func `5.7 an endless body ends at the limit`() async throws {
    let origin = Origin { _ in
      [
        .send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
        .repeatForever([UInt8](repeating: 0x20, count: 65_536)),
      ]
    }
    try origin.start()

    await #expect(throws: TransportError.tooLarge(limit: 1_000_000)) {
      try await CurlTransport().send(
        HTTPRequest(.get, origin.url, limits: Limits(bodyBytes: 1_000_000))
      )
    }
  }

  @Test(.enabled(if: Program.nginx != nil, "nginx is not installed (Debian: nginx-light)"))
  func `5.7 a small body that decodes to a large one ends at the limit`() async throws {
    let nginx = try await Nginx(#require(Program.nginx), locations: "gzip on; gzip_comp_level 9;")
    try nginx.folder.write([UInt8](repeating: 0x20, count: 20_000_000), to: "bomb.json")

    await #expect(throws: TransportError.tooLarge(limit: 1_000_000)) {
      try await CurlTransport().send(
        HTTPRequest(
          .get,
          "http://127.0.0.1:\(nginx.port)/bomb.json",
          limits: Limits(bodyBytes: 1_000_000)
        )
      )
    }
  }
}
