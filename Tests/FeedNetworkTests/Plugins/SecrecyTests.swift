import FeedNetwork
import FeedOrigin
import Testing

struct SecrecyTests {
  private let secret = "s3cr3t"

  private var request: PlainTarget {
    PlainTarget(
      "http://a/",
      path: ["p"],
      query: [
        QueryItem("access_token", secret), QueryItem("q", "shown"), QueryItem("api key", "shown"),
        QueryItem("client_secret", secret),
      ],
      headers: [
        "Authorization": "Bearer \(secret)", "Cookie": "id=\(secret)", "X-Api-Key": secret,
        "Accept": "shown",
      ]
    )
  }

  @Test func `no secret reaches a log, an error, a description or a dump`() async throws {
    let lines = Recorder<String>()
    let stub = Stub.text("x", status: 500, headers: ["Set-Cookie": "id=\(secret)"])
    let provider = Provider(
      StubTransport([stub]),
      plugins: [LogPlugin(showsHeaders: true) { lines.record($0) }]
    )
    let error = await #expect(throws: NetworkError.self) {
      try await provider.response(of: request)
    }
    let made = try HTTPRequest(request)

    var texts = lines.elements
    texts += ["\(made)", String(reflecting: made), "\(made.headers)", "\(made.headers.fields)"]
    let failure = try #require(error)
    texts += ["\(failure)", String(reflecting: failure)]
    var dumped = ""
    dump(made, to: &dumped)
    dump(failure, to: &dumped)
    texts.append(dumped)

    #expect(lines.elements.count > 2)
    for text in texts { #expect(!text.contains(secret)) }
    #expect(texts.contains { $0.contains("q=shown") })
  }

  @Test(arguments: [
    ("http://me:s3cr3t@b/@home?q=1#s3cr3t", "http://<secret>@b/@home?q=1"),
    ("//me:s3cr3t@b/", "//<secret>@b/"),
    (
      "http://b/?Token=s3cr3t&q=1&api%5Fkey=s3cr3t&sig=s3cr3t",
      "http://b/?Token=<secret>&q=1&api%5Fkey=<secret>&sig=<secret>"
    ),
    ("http://b/?token", "http://b/?token"),
    ("", ""),
  ])
  func `an address is shown without user, fragment and secrets`(url: String, shown: String) {
    #expect(HTTPRequest(.get, url).description == "GET \(shown)")
  }

  @Test func `a redirect's address is shown without its user and secrets`() async throws {
    let origin = Origin { request in
      OriginResponse(status: 302)
        .withHeader("Location", "http://me:s3cr3t@b/?token=s3cr3t#s3cr3t").steps(for: request)
    }
    try origin.start()
    let error = await #expect(throws: TransportError.self) {
      try await CurlTransport().send(HTTPRequest(.get, origin.url))
    }

    #expect(try !"\(#require(error))".contains(secret))
  }

  @Test func `text of a server is cleaned before it can reach a terminal`() async throws {
    let lines = Recorder<String>()
    let escape = "\u{1B}]0;owned\u{07}"
    let provider = Provider(
      StubTransport([
        .text("{\"\(escape)\":1}", headers: ["X-\(escape)": escape]),
        .failure(.refusedRedirect(to: "http://\(escape)", .unreadable)),
        .failure(.malformed(escape)), .failure(.unresolvable(host: escape)),
      ]),
      plugins: [LogPlugin(showsHeaders: true) { lines.record($0) }]
    )

    for _ in 0..<4 {
      do {
        _ = try await provider.value([String: String].self, of: PlainTarget("http://a/"))
      } catch {
        lines.record("\(error)")
      }
    }

    let control = lines.elements.joined().unicodeScalars.filter { $0.value < 0x20 }
    #expect(lines.elements.count > 8)
    #expect(control.isEmpty)
  }
}
