import FeedOrigin
import Foundation
import Testing

/// Reading each envelope to its end by its own signals.
struct PagingTests {
  private static let data = DataSet(itemsPerCategory: 23)

  @Test func `gank ends with an empty page`() throws {
    let ids = try Self.walk(.feed(kind: .gank, data: Self.data)) { origin, key in
      let page = try object(response(origin, "/api/data/all/10/\(key ?? "1")").body)
      let results = try #require(page["results"] as? [[String: Any]])
      let next = results.isEmpty ? nil : String((Int(key ?? "1") ?? 0) + 1)
      return (results.compactMap { $0["_id"] as? String }, next)
    }
    #expect(ids == Self.data.items(category: "all").map(\.id))
  }

  @Test func `github ends without a next link`() throws {
    let ids = try Self.walk(.feed(kind: .github, data: Self.data)) { origin, key in
      let answer = response(origin, key ?? "/search/repositories?q=%23&per_page=10")
      let items = try #require(try object(answer.body)["items"] as? [[String: Any]])
      let link = answer.values("Link").first
      let next = link.flatMap { $0.firstMatch(of: /<http:\/\/origin.test([^>]*)>; rel="next"/)?.1 }
      return (items.compactMap { $0["node_id"] as? String }, next.map(String.init))
    }
    #expect(ids == Self.data.items(category: "all").map(\.id))
  }

  @Test func `feeds ends when it has no more`() throws {
    let ids = try Self.walk(.feed(kind: .feeds, data: Self.data)) { origin, key in
      let page = try object(
        response(origin, "/feeds?count=10" + (key.map { "&cursor=\($0)" } ?? "")).body
      )
      let answer = try #require(page["response"] as? [String: Any])
      let feeds = try #require(answer["feeds"] as? [[String: [String: String]]])
      let hasMore = try #require(answer["has_more"] as? Bool)
      let next = hasMore ? answer["last_key"] as? String : nil
      return (feeds.compactMap { $0["post"]?["id"] }, next)
    }
    #expect(ids == Self.data.items(category: "all").map(\.id))
  }

  @Test func `pages ends at the total`() throws {
    let ids = try Self.walk(.feed(kind: .pages, data: Self.data)) { origin, key in
      let number = Int(key ?? "1") ?? 0
      let page = try object(response(origin, "/pages?category=all&size=10&page=\(number)").body)
      let items = try #require(page["items"] as? [[String: Any]])
      let total = try #require(page["total"] as? Int)
      return (items.compactMap { $0["id"] as? String }, number * 10 < total ? "\(number + 1)" : nil)
    }
    #expect(ids == Self.data.items(category: "all").map(\.id))
  }

  @Test func `github refuses what lies past a thousand`() throws {
    try serving(.feed(kind: .github)) { origin in
      let last = response(origin, "/search/repositories?q=%23&per_page=100&page=10")
      #expect(last.status == 200)
      #expect(last.values("Link").isEmpty)
      let page = try object(last.body)
      #expect(page["total_count"] as? Int == 1_200)
      let past = response(origin, "/search/repositories?q=%23&per_page=100&page=11")
      #expect(past.status == 422)
      #expect(past.text == #"{"message":"Only the first 1000 search results are available"}"#)
    }
  }

  @Test func `a page past the end is empty`() throws {
    try serving(.feed(data: Self.data)) { origin in
      let page = try object(response(origin, "/pages?page=9&size=20").body)
      #expect((page["items"] as? [Any])?.isEmpty == true)
      #expect(page["total"] as? Int == 69)
    }
  }

  @Test(arguments: ["x", "after-", "after--1"])
  func `a cursor that was never given is refused`(cursor: String) throws {
    try serving(.feed()) { origin in
      #expect(response(origin, "/feeds?cursor=\(cursor)").status == 400)
    }
  }

  @Test(arguments: EnvelopeKind.allCases, ["a+b", "50%", "a&b=c", "c#", "a b", "a/b", "福利"])
  func `a target carries category and text`(kind: EnvelopeKind, text: String) throws {
    try serving(.feed(kind: kind)) { origin in
      #expect(response(origin, kind.target(category: text, text: text, size: 2)).status == 200)
      let request = try #require(origin.requests.first)
      #expect(request.queryValue("q") == text)
      switch kind {
      case .gank: #expect(request.path == ["api", "data", text, "2", "1"])
      case .github: break
      case .feeds, .pages: #expect(request.queryValue("category") == text)
      }
    }
  }

  /// Follows keys until there is none.
  private static func walk(
    _ origin: Origin,
    _ read: (Origin, String?) throws -> (ids: [String], next: String?)
  ) throws -> [String] {
    try serving(origin) { origin in
      var ids: [String] = []
      var key: String?
      repeat {
        let page = try read(origin, key)
        ids += page.ids
        key = page.next
      } while key != nil && ids.count < 1_000
      return ids
    }
  }
}
