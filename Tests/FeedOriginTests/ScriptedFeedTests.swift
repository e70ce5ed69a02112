import FeedOrigin
import Testing

/// Scripts in place of a data set.
struct ScriptedFeedTests {
  private static let script: [ScriptedAnswer] = [
    .page(["a", "b"], next: "k&2"), .fault(.unavailable),
    .page([ScriptedItem("c", title: "my own"), "a"], next: nil),
  ]

  @Test func `the nth request gets the nth answer`() throws {
    try serving(.scripted(ScriptedFeed(kind: .feeds, answers: Self.script))) { origin in
      let first = OriginItem(id: "a").title
      let second = OriginItem(id: "b").title
      #expect(
        response(origin, "/feeds?count=2").text
          == #"{"meta":{"status":200,"msg":"success"},"response":{"feeds":["#
          + #"{"post":{"id":"a","title":"\#(first)","image":"https://example.com/pictures/1.jpg"}},"#
          + #"{"post":{"id":"b","title":"\#(second)","image":"https://example.com/pictures/2.jpg"}}"#
          + #"],"has_more":true,"last_key":"k&2"}}"#
      )
      #expect(response(origin, "/feeds?cursor=whatever").status == 503)
      let third = response(origin, "/feeds?cursor=whatever").text
      #expect(third.contains(#""title":"my own""#))
      #expect(third.hasSuffix(#""has_more":false,"last_key":""}}"#))
      #expect(response(origin, "/feeds").text == #"{"message":"request 4 has no answer"}"#)
    }
  }

  @Test func `github carries any key in its link`() throws {
    try serving(.scripted(ScriptedFeed(kind: .github, answers: Self.script))) { origin in
      let answer = response(origin, "/search/repositories?q=a%2Bb&page=x&per_page=2")
      let url = "http://origin.test/search/repositories?q=a%2Bb&per_page=2&page=k%262"
      #expect(answer.values("Link") == ["<\(url)>; rel=\"next\""])
      let items = try #require(try object(answer.body)["items"] as? [[String: Any]])
      #expect(items.map { $0["node_id"] as? String } == ["a", "b"])
      #expect(items.map { $0["id"] as? Int } == [1, 2])
    }
  }

  @Test(arguments: [("2", true), (nil, false)] as [(String?, Bool)])
  func `the total of pages says whether more follows`(next: String?, more: Bool) throws {
    let feed = ScriptedFeed(kind: .pages, answers: [.page(["a", "b"], next: next)])
    try serving(.scripted(feed)) { origin in
      let page = try object(response(origin, "/pages?page=1&size=2").body)
      #expect((try #require(page["total"] as? Int) > 2) == more)
    }
  }

  @Test func `gank sends an empty page`() throws {
    let feed = ScriptedFeed(kind: .gank, answers: [.page([], next: nil)])
    try serving(.scripted(feed)) { origin in
      #expect(response(origin, "/api/data/all/2/1").text == #"{"error":false,"results":[]}"#)
      #expect(response(origin, "/feeds").status == 404)
    }
  }
}
