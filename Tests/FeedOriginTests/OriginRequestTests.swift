import FeedOrigin
import Testing

/// Requests are written down as they arrived.
struct OriginRequestTests {
  private static func request(_ target: String, headers: [String] = []) throws -> OriginRequest {
    try serving(Origin { _ in OriginResponse().steps }) { origin in
      _ = exchange(origin, target, headers: headers)
      return try #require(origin.requests.first)
    }
  }

  @Test(arguments: [
    ("福利", "%E7%A6%8F%E5%88%A9"), ("a+b", "a%2Bb"), ("50%", "50%25"), ("a&b=c", "a%26b%3Dc"),
    ("c#", "c%23"), ("a b", "a%20b"), ("a/b", "a%2Fb"), ("cafe\u{301}", "cafe%CC%81"),
  ])
  func `text arrives byte for byte`(text: String, encoded: String) throws {
    let request = try Self.request("/data/\(encoded)/1?q=\(encoded)&x=")
    #expect(request.target == "/data/\(encoded)/1?q=\(encoded)&x=")
    #expect(request.path.map { Array($0.utf8) } == ["data", text, "1"].map { Array($0.utf8) })
    #expect(Array(try #require(request.queryValue("q")).utf8) == Array(text.utf8))
    #expect(request.queryValue("x")?.isEmpty == true)
  }

  @Test func `a bare plus is a space in a query and a plus in a path`() throws {
    let request = try Self.request("/a+b?q=a+b")
    #expect(request.path == ["a+b"])
    #expect(request.query == [QueryItem(name: "q", value: "a b")])
  }

  @Test func `a percent sign that escapes nothing stays`() throws {
    #expect(try Self.request("/50%/%zz/%4").path == ["50%", "%zz", "%4"])
  }

  @Test func `text that is not encoded arrives as it is`() throws {
    let request = try Self.request("/福利?q=福")
    #expect(request.targetBytes == Array("/福利?q=福".utf8))
    #expect(request.path == ["福利"])
  }

  @Test func `header names have no case and values no outer blanks`() throws {
    let request = try Self.request("/", headers: ["x-TOKEN:  secret\t", "X-Token: other"])
    #expect(request.header("X-Token") == "secret")
    #expect(request.headers.filter { $0.isNamed("x-token") }.map(\.value) == ["secret", "other"])
    #expect(request.base == "http://origin.test")
  }

  @Test func `a name that only looks the same is another name`() throws {
    let request = try Self.request("/?caf%C3%A9=1")
    #expect(request.queryValue("caf\u{E9}") == "1")
    #expect(request.queryValue("cafe\u{301}") == nil)
  }
}
