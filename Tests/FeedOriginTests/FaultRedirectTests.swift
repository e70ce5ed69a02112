import FeedOrigin
import Testing

/// Redirects.
struct FaultRedirectTests {
  private static let target = "/pages?category=all&page=1&size=4"

  @Test(arguments: [
    (Fault.redirectLoop, [target]), (.redirectSameOrigin, [target]),
    (.redirectOtherPort, ["http://127.0.0.1:4242\(target)"]),
    (.redirectOtherScheme, ["https://origin.test\(target)"]),
    (.redirectToFile, ["file:///etc/hostname"]),
    (.redirectAtHost, ["http://origin.test@localhost:4242\(target)"]), (.redirectNowhere, []),
  ])
  func `a redirect leads there`(fault: Fault, locations: [String]) throws {
    let result = try fault.result(settings: FaultSettings(otherPort: 4_242))
    #expect(result.response.status == 302)
    #expect(result.response.values("Location") == locations)
    #expect(result.response.values("Content-Length") == ["0"])
  }

  @Test func `a loop keeps the fault of the query and a single redirect drops it`() throws {
    try serving(.feed()) { origin in
      let loop = response(origin, "/pages?size=4&fault=redirect-loop")
      #expect(loop.values("Location") == ["/pages?size=4&fault=redirect-loop"])
      let once = response(origin, "/pages?fault=redirect-same-origin&size=4")
      #expect(once.values("Location") == ["/pages?size=4"])
      let bare = response(origin, "/pages?fault=redirect-same-origin")
      #expect(bare.values("Location") == ["/pages"])
    }
  }
}
