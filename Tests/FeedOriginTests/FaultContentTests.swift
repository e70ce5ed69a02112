import FeedOrigin
import Foundation
import Testing

/// Answers whose body or links are unexpected.
struct FaultContentTests {
  @Test func `an empty body has the length zero`() throws {
    let result = try Fault.emptyBody.result()
    #expect(result.response.status == 200)
    #expect(result.response.values("Content-Length") == ["0"])
    #expect(result.response.body.isEmpty)
  }

  @Test func `HTML comes with 200`() throws {
    let result = try Fault.html.result()
    #expect(result.response.status == 200)
    #expect(result.response.values("Content-Type") == ["text/html; charset=utf-8"])
  }

  @Test(arguments: [
    (EnvelopeKind.gank, #"{"error":true,"msg":"the service is overloaded"}"#),
    (
      .github,
      #"{"message":"API rate limit exceeded","documentation_url":"https://example.com/limits"}"#
    ),
    (.feeds, #"{"meta":{"status":500,"msg":"the service is overloaded"}}"#),
    (.pages, #"{"error":"the service is overloaded"}"#),
  ])
  func `each envelope has its own error`(kind: EnvelopeKind, text: String) throws {
    let result = try Fault.errorEnvelope.result(kind)
    #expect(result.response.status == 200)
    #expect(result.response.text == text)
  }

  @Test(arguments: EnvelopeKind.allCases)
  func `invalid JSON is half of the page with its own length`(kind: EnvelopeKind) throws {
    let result = try Fault.invalidJSON.result(kind)
    #expect(result.response.body == result.half)
    #expect(result.response.values("Content-Length") == ["\(result.half.count)"])
    #expect(throws: (any Error).self) { try object(result.response.body) }
  }

  @Test(arguments: EnvelopeKind.allCases)
  func `another shape is valid JSON`(kind: EnvelopeKind) throws {
    #expect(try Fault.wrongShape.result(kind).response.text == #"[1,"two",null]"#)
  }

  @Test func `every third element has the wrong type`() throws {
    let result = try Fault.wrongTypes.result(.pages, size: 12)
    let items = try #require(try object(result.response.body)["items"] as? [Any])
    let good = items.map { ($0 as? [String: Any])?["id"] is String }
    #expect(good == (0..<12).map { $0 % 3 != 1 })
  }

  @Test(arguments: EnvelopeKind.allCases)
  func `the wrong charset is not UTF-8`(kind: EnvelopeKind) throws {
    let result = try Fault.wrongCharset.result(kind)
    #expect(result.response.values("Content-Type") == ["application/json; charset=utf-8"])
    #expect(String(validating: result.response.body, as: UTF8.self) == nil)
    #expect(!result.response.body.contains(UInt8(ascii: "@")))
  }

  @Test func `a cacheable page says so`() throws {
    let result = try Fault.cacheable.result()
    #expect(result.response.body == result.page.body)
    #expect(result.response.values("Cache-Control") == ["public, max-age=3600"])
    #expect(result.response.values("Last-Modified") == ["Mon, 01 Jan 2018 00:00:00 GMT"])
  }

  @Test func `an entity tag is honoured`() throws {
    let tag = try #require(try Fault.etag.result().response.values("ETag").first)
    try serving(.feed(plan: FeedPlan(otherwise: .fault(.etag)))) { origin in
      let target = EnvelopeKind.pages.target(size: 4)
      #expect(response(origin, target, headers: ["If-None-Match: \(tag)"]).status == 304)
    }
  }

  @Test func `links are broken in four ways`() throws {
    let path = "/search/repositories?q=&per_page=4&page=2"
    let links = [
      (Fault.linkUnclosed, ["<http://origin.test\(path); rel=\"next\""]),
      (.linkGarbage, ["next page: http://origin.test\(path)"]),
      (.linkOtherPort, ["<http://127.0.0.1:9\(path)>; rel=\"next\""]),
      (
        .linkOdd,
        [
          "<http://origin.test/a,b;c?rel=next>; rel=prev",
          "<\(path)&x=a,b;c> ;\ttitle=\"one, \\\"two\\\"; rel=last\" ; REL = \"start next\" ,",
        ]
      ),
    ]
    for (fault, expected) in links {
      let result = try fault.result(.github)
      #expect(result.response.values("Link") == expected)
      #expect(result.response.body == result.page.body)
    }
  }

  @Test(arguments: Fault.allCases, EnvelopeKind.allCases)
  func `every fault lets the next request have its page`(fault: Fault, kind: EnvelopeKind) throws {
    guard ![.hang, .hangInBody, .endless, .originDies].contains(fault) else { return }
    let target = kind.target(size: 2)
    let plan = FeedPlan([1: .fault(fault)], settings: FaultSettings(dripPause: .zero))
    try serving(.feed(kind: kind, plan: plan)) { origin in
      #expect(exchange(origin, target).ending != .timedOut)
      #expect(response(origin, target).status == 200)
      #expect(origin.requests.count == 2)
    }
  }
}
