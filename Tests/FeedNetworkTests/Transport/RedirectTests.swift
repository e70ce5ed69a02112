import FeedNetwork
import FeedOrigin
import NetworkPeers
import Testing

struct RedirectTests {
  /// Sends a request to an origin that redirects, and tells what arrived at the other end.
  private func arrived(
    _ method: HTTPMethod,
    status: Int,
    to otherOrigin: Bool = false,
    headers: HTTPHeaders = HTTPHeaders(),
    body: [UInt8]? = nil
  ) async throws -> OriginRequest? {
    let end = Origin { OriginResponse().steps(for: $0) }
    try end.start()
    let other = end.url
    let origin = Origin { request in
      guard request.target == "/start" else { return OriginResponse().steps(for: request) }
      let location = otherOrigin ? other + "/end" : "/end"
      return OriginResponse(status: status).withHeader("Location", location).steps(for: request)
    }
    try origin.start()
    _ = try await CurlTransport().send(
      HTTPRequest(method, origin.url + "/start", headers: headers, body: body)
    )
    return otherOrigin ? end.requests.last : origin.requests.last
  }

  @Test(arguments: [
    ("GET", 301, "GET"), ("GET", 302, "GET"), ("GET", 303, "GET"), ("GET", 307, "GET"),
    ("GET", 308, "GET"), ("HEAD", 302, "HEAD"), ("HEAD", 303, "HEAD"), ("POST", 301, "GET"),
    ("POST", 302, "GET"), ("POST", 303, "GET"), ("POST", 307, "POST"), ("POST", 308, "POST"),
    ("PUT", 301, "PUT"), ("PUT", 302, "PUT"), ("PUT", 303, "GET"), ("PUT", 307, "PUT"),
    ("DELETE", 303, "GET"), ("DELETE", 307, "DELETE"),
  ])
  func `method and body follow as RFC 9110 has it`(
    method: String,
    status: Int,
    expected: String
  ) async throws {
    let hasBody = method == "POST" || method == "PUT"

    let request = try await arrived(
      HTTPMethod(rawValue: method),
      status: status,
      headers: hasBody ? ["Content-Type": "text/plain"] : [:],
      body: hasBody ? [1, 2] : nil
    )

    let keepsBody = hasBody && expected == method
    #expect(request?.method == expected)
    #expect(request?.target == "/end")
    #expect(request?.body == (keepsBody ? [1, 2] : []))
    #expect(request?.header("Content-Type") == (keepsBody ? "text/plain" : nil))
  }

  static let secrets: HTTPHeaders = [
    "Authorization": "Bearer secret", "Cookie": "a=b", "X-Api-Key": "secret", "Accept": "x/y",
  ]

  @Test func `5.4 secrets stay behind when the port changes`() async throws {
    let request = try await arrived(.get, status: 302, to: true, headers: RedirectTests.secrets)

    #expect(request?.header("Authorization") == nil)
    #expect(request?.header("Cookie") == nil)
    #expect(request?.header("X-Api-Key") == nil)
    #expect(request?.header("Accept") == "x/y")
  }

  @Test func `secrets go along within the origin`() async throws {
    let request = try await arrived(.get, status: 302, headers: RedirectTests.secrets)

    #expect(request?.header("Authorization") == "Bearer secret")
    #expect(request?.header("Cookie") == "a=b")
    #expect(request?.header("X-Api-Key") == "secret")
  }

  @Test func `secrets that stayed behind do not come back`() async throws {
    // First to the other origin, then from there back to the first one.
    let end = Origin { OriginResponse().steps(for: $0) }
    try end.start()
    let back = end.url
    let middle = Origin { request in
      OriginResponse(status: 302).withHeader("Location", back + "/end").steps(for: request)
    }
    try middle.start()
    let other = middle.url
    let start = Origin { request in
      OriginResponse(status: 302).withHeader("Location", other).steps(for: request)
    }
    try start.start()

    _ = try await CurlTransport().send(
      HTTPRequest(.get, start.url, headers: RedirectTests.secrets)
    )

    #expect(end.requests.last?.header("Authorization") == nil)
  }

  @Test func `a body does not follow to another origin`() async throws {
    await #expect {
      try await arrived(.post, status: 307, to: true, body: [1])
    } throws: { error in
      if case TransportError.refusedRedirect(_, .bodyToOtherOrigin) = error { true } else { false }
    }
  }

  @Test(
    .enabled(
      if: Program.nginx != nil && Program.openssl != nil,
      "nginx or openssl is not installed"
    )
  )
  func `5.4 from HTTPS no redirect leads to HTTP`() async throws {
    let authority = try await Authority(#require(Program.openssl))
    let nginx = try await Nginx(
      #require(Program.nginx),
      authority: authority,
      locations: "location /away { return 302 http://localhost:9/; }"
    )
    let transport = CurlTransport(TransportOptions(authorities: authority.certificates))

    await #expect(
      throws: TransportError.refusedRedirect(to: "http://localhost:9/", .insecure)
    ) {
      try await transport.send(HTTPRequest(.get, "https://localhost:\(nginx.port)/away"))
    }
  }
}
