import FeedOrigin
import Testing

/// Answers that leave in the order that the test wants.
struct OriginHoldTests {
  private static func makeOrigin() -> Origin {
    Origin { OriginResponse(body: Array("\($0.ordinal)".utf8)).steps }
  }

  @Test func `answers leave out of order`() throws {
    try serving(Self.makeOrigin()) { origin in
      origin.hold(1)
      origin.hold(2)
      let first = try #require(RawClient(port: origin.port))
      first.get("/")
      origin.awaitArrival(of: 1)
      let second = try #require(RawClient(port: origin.port))
      second.get("/")
      origin.awaitArrival(of: 2)
      origin.release(2)
      #expect(second.receiveResponse()?.text == "2")
      #expect(origin.exchanges[0].ending == nil)
      origin.release(1)
      #expect(first.receiveResponse()?.text == "1")
    }
  }

  @Test func `a release may come before its request`() throws {
    try serving(Self.makeOrigin()) { origin in
      origin.holdAll()
      origin.release(1)
      #expect(response(origin, "/").text == "1")
    }
  }

  @Test func `requests that are not held are answered at once`() throws {
    try serving(Self.makeOrigin()) { origin in
      origin.hold(2)
      #expect(response(origin, "/").text == "1")
    }
  }

  @Test func `a gate opens for all and for good`() throws {
    let gate = Gate()
    try serving(Origin { _ in [.awaitRelease(gate)] + OriginResponse().steps }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.get("/")
      origin.awaitArrival(of: 1)
      #expect(!gate.isReleased)
      gate.release()
      gate.release()
      #expect(client.receiveResponse()?.status == 200)
      #expect(response(origin, "/").status == 200)
    }
  }
}
