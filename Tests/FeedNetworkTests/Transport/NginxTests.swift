import FeedNetwork
import NetworkPeers
import Testing

@Suite(.enabled(if: Program.nginx != nil, "nginx is not installed (Debian: nginx-light)"))
struct NginxTests {
  @Test func `a file comes back whole`() async throws {
    let nginx = try await Nginx(#require(Program.nginx))
    try nginx.folder.write(#"{"a":1}"#, to: "page.json")
    let transport = CurlTransport()

    let response = try await transport.send(
      HTTPRequest(.get, "http://127.0.0.1:\(nginx.port)/page.json")
    )

    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":1}"#)
    #expect(response.source == .network(version: .http11, newConnection: true))
  }

  @Test func `gzip is asked for and decoded`() async throws {
    let nginx = try await Nginx(#require(Program.nginx), locations: "gzip on;")
    let text = String(repeating: "all work and no play ", count: 5_000)
    try nginx.folder.write(text, to: "page.json")
    let transport = CurlTransport()

    let response = try await transport.send(
      HTTPRequest(.get, "http://127.0.0.1:\(nginx.port)/page.json")
    )

    #expect(String(decoding: response.body, as: UTF8.self) == text)
    #expect(response.headers["Content-Encoding"] == nil)
  }

  @Test(.enabled(if: Program.openssl != nil, "openssl is not installed"))
  func `thirty-two requests share one HTTP 2 connection`() async throws {
    let authority = try await Authority(#require(Program.openssl))
    let nginx = try await Nginx(#require(Program.nginx), authority: authority)
    try nginx.folder.write("{}", to: "page.json")
    let transport = CurlTransport(
      TransportOptions(exchangesPerOrigin: 32, authorities: authority.certificates)
    )
    let request = HTTPRequest(.get, "https://localhost:\(nginx.port)/page.json")

    let sources = try await withThrowingTaskGroup { group in
      for _ in 0..<32 { group.addTask { try await transport.send(request).source } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    let first = ResponseSource.network(version: .http2, newConnection: true)
    let later = ResponseSource.network(version: .http2, newConnection: false)
    #expect(sources.count { $0 == first } == 1)
    #expect(sources.count { $0 == later } == 31)
  }

  @Test(.enabled(if: Program.openssl != nil, "openssl is not installed"))
  func `a certificate of an unknown authority is refused`() async throws {
    let authority = try await Authority(#require(Program.openssl))
    let nginx = try await Nginx(#require(Program.nginx), authority: authority)
    let transport = CurlTransport()

    await #expect(throws: TransportError.untrusted(host: "localhost")) {
      try await transport.send(HTTPRequest(.get, "https://localhost:\(nginx.port)/"))
    }
  }

  @Test(.enabled(if: Program.openssl != nil, "openssl is not installed"))
  func `a certificate for another name is refused`() async throws {
    let authority = try await Authority(#require(Program.openssl))
    let nginx = try await Nginx(#require(Program.nginx), authority: authority)
    let transport = CurlTransport(TransportOptions(authorities: authority.certificates))

    await #expect(throws: TransportError.untrusted(host: "127.0.0.1")) {
      try await transport.send(HTTPRequest(.get, "https://127.0.0.1:\(nginx.port)/"))
    }
  }
}
