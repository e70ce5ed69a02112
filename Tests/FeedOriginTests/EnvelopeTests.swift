import FeedOrigin
import Foundation
import Testing

/// The shape of each envelope.
struct EnvelopeTests {
  private static func page(_ target: String) throws -> [String: Any] {
    try serving(.feed()) { origin in
      let answer = response(origin, target)
      #expect(answer.status == 200)
      #expect(answer.values("Content-Type") == ["application/json; charset=utf-8"])
      return try object(answer.body)
    }
  }

  @Test func `gank sends results with their nine members`() throws {
    let page = try Self.page("/api/data/%E7%A6%8F%E5%88%A9/10/2")
    #expect(page["error"] as? Bool == false)
    let results = try #require(page["results"] as? [[String: Any]])
    #expect(results.count == 10)
    let names = ["_id", "createdAt", "desc", "publishedAt", "source", "type", "url", "used", "who"]
    #expect(results[0].keys.sorted() == names)
    #expect(results[0]["_id"] as? String == "welfare-0011")
    #expect(results[0]["type"] as? String == "福利")
    #expect(results[0]["used"] as? Bool == true)
  }

  @Test func `github sends repositories and their number`() throws {
    let page = try Self.page("/search/repositories?q=lantern&per_page=3")
    #expect(page["total_count"] as? Int == 70)
    #expect(page["incomplete_results"] as? Bool == false)
    let items = try #require(page["items"] as? [[String: Any]])
    #expect(items.count == 3)
    #expect(items[0]["id"] as? Int == 1)
    #expect(items[0]["name"] as? String == "Amber lantern #1")
    #expect(items[0]["full_name"] as? String == "author-01/repository-1")
    #expect((items[0]["owner"] as? [String: Any])?["login"] as? String == "author-01")
    #expect(items[0]["html_url"] as? String == "https://example.com/author-01/repository-1")
    #expect(items[0]["stargazers_count"] as? Int == 7_919)
    #expect(items[0]["description"] as? String == "Android: Amber lantern #1")
  }

  @Test func `feeds sends posts and a cursor`() throws {
    let page = try Self.page("/feeds?category=iOS&count=2")
    #expect((page["meta"] as? [String: Any])?["status"] as? Int == 200)
    let response = try #require(page["response"] as? [String: Any])
    #expect(response["has_more"] as? Bool == true)
    #expect(response["last_key"] as? String == "after-2")
    let feeds = try #require(response["feeds"] as? [[String: [String: String]]])
    #expect(feeds.map { $0["post"]?["id"] } == ["ios-0001", "ios-0002"])
    #expect(feeds[0]["post"]?.keys.sorted() == ["id", "image", "title"])
  }

  @Test func `pages sends its number, its size and the total`() throws {
    let page = try Self.page("/pages?category=a%2Bb&page=3&size=5")
    #expect(page["page"] as? Int == 3)
    #expect(page["size"] as? Int == 5)
    #expect(page["total"] as? Int == 12)
    let items = try #require(page["items"] as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["awkward0-0011", "awkward0-0012"])
  }

  @Test func `hostile titles are valid JSON in every envelope`() throws {
    let titles = DataSet.standard.items(category: "all").prefix(300).map(\.title)
    try serving(.feed()) { origin in
      for (kind, key) in zip(EnvelopeKind.allCases, ["desc", "name", "title", "title"]) {
        let size = kind == .github ? 100 : 300
        let text = kind == .github ? "#" : ""
        let body = response(origin, kind.target(text: text, size: size)).body
        _ = try object(body)
        let found = Titles.strings(of: key, in: try JSONSerialization.jsonObject(with: Data(body)))
        #expect(Set(found) == Set(titles.prefix(size)))
      }
    }
  }

  @Test func `what is no feed is refused`() throws {
    try serving(.feed(kind: .pages)) { origin in
      #expect(response(origin, "/").status == 404)
      #expect(response(origin, "/feeds").status == 404)
      #expect(response(origin, "/api/data/all/ten/1").status == 404)
      #expect(response(origin, "/pages").status == 200)
      #expect(response(origin, "/pages?page=two").status == 400)
      let client = try #require(RawClient(port: origin.port))
      client.send("POST /pages HTTP/1.1\r\n\r\n")
      #expect(client.receiveResponse()?.status == 405)
    }
  }

  @Test func `names of envelopes are checked`() throws {
    #expect(try EnvelopeKind(name: "github") == .github)
    let error = OriginError.unknownEnvelope(name: "git\u{1B}")
    #expect(throws: error) { try EnvelopeKind(name: "git\u{1B}") }
    #expect(
      error.description
        == "no envelope is named \"git\\u{1b}\"; one of: gank, github, feeds, pages"
    )
  }
}

/// Finds the titles of a page, wherever its envelope keeps them.
private enum Titles {
  static func strings(of key: String, in value: Any) -> [String] {
    if let values = value as? [Any] { return values.flatMap { strings(of: key, in: $0) } }
    guard let members = value as? [String: Any] else { return [] }
    let own = (members[key] as? String).map { [$0] } ?? []
    return own + members.values.flatMap { strings(of: key, in: $0) }
  }
}
