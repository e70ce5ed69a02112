import FeedNetwork
import Testing

struct TargetTests {
  @Test(arguments: [
    (PlainTarget("http://a"), "http://a"),
    (PlainTarget("http://a/"), "http://a/"),
    (PlainTarget("http://a", path: ["b", "c"]), "http://a/b/c"),
    (PlainTarget("http://a/", path: ["b"]), "http://a/b"),
    (PlainTarget("http://a/x%20y", path: ["b"]), "http://a/x%20y/b"),
    (PlainTarget("http://a", path: ["福利"]), "http://a/%E7%A6%8F%E5%88%A9"),
    (PlainTarget("http://a", path: ["a/b", "50%", "c?d#e"]), "http://a/a%2Fb/50%25/c%3Fd%23e"),
    (PlainTarget("http://a", path: [""]), "http://a/"),
    (
      PlainTarget("http://a", query: [QueryItem("q", "a+b&c=d #")]),
      "http://a?q=a%2Bb%26c%3Dd%20%23"
    ),
    (PlainTarget("http://a?x=1", path: ["b"], query: [QueryItem("y", "2")]), "http://a/b?x=1&y=2"),
    (PlainTarget("http://a?x=1#part"), "http://a?x=1"),
    (
      PlainTarget("http://a", query: [QueryItem("q", "repo:a is:b")]),
      "http://a?q=repo%3Aa%20is%3Ab"
    ),
  ])
  func `path and query are encoded once, each in its place`(
    target: PlainTarget,
    url: String
  ) throws {
    #expect(try HTTPRequest(target).url == url)
  }

  @Test(arguments: [".", ".."])
  func `a segment that would climb is refused`(segment: String) {
    #expect(throws: TransportError.invalidRequest("a path segment may not be a dot or two")) {
      try HTTPRequest(PlainTarget("http://a", path: ["b", segment]))
    }
  }

  @Test func `a body brings its media type unless the target has one`() throws {
    let json = try HTTPRequest(
      PlainTarget("http://a", method: .post, body: .json(["a": 1]))
    )
    let form = try HTTPRequest(
      PlainTarget(
        "http://a",
        method: .post,
        body: .form([QueryItem("a b", "c&d"), QueryItem("e", "f")])
      )
    )
    let bytes = try HTTPRequest(
      PlainTarget(
        "http://a",
        method: .put,
        body: .bytes([1], type: "x/y"),
        headers: ["content-type": "z/z"]
      )
    )

    #expect(json.body == Array(#"{"a":1}"#.utf8))
    #expect(json.headers["Content-Type"] == "application/json")
    #expect(form.body == Array("a%20b=c%26d&e=f".utf8))
    #expect(form.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(bytes.headers.values(of: "Content-Type") == ["z/z"])
  }

  @Test func `a target is validated unless it says otherwise`() {
    struct Bare: Target { let baseURL = "http://a" }

    let bare = Bare()

    #expect(bare.validation == .success)
    #expect(bare.method == .get)
    #expect(
      [199, 200, 299, 300, 404].map(Validation.success.accepts) == [
        false, true, true, false, false,
      ]
    )
    #expect([304, 404].map(Validation.successAndRedirects.accepts) == [true, false])
    #expect([304, 404].map(Validation.statuses([404]).accepts) == [false, true])
    #expect(Validation.none.accepts(500))
  }
}
