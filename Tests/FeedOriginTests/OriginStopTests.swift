import FeedOrigin
import Testing

/// An origin that dies while somebody talks to it, and what its log says of endings.
struct OriginStopTests {
  private static let started = Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf".utf8)

  @Test(arguments: [
    [OriginStep.awaitClose], [.pause(.seconds(600))], [.awaitRelease(Gate())],
    [.drip([1, 2], chunk: 1, pause: .seconds(600))], [.repeatForever([0])],
  ])
  func `stopping ends an answer at once`(steps: [OriginStep]) throws {
    let origin = Origin { _ in [.send(Self.started)] + steps }
    try origin.start()
    let client = try #require(RawClient(port: origin.port))
    client.get("/")
    #expect(client.receive(limit: Self.started.count).bytes == Self.started)
    origin.stop()
    #expect(client.receive().ending != .timedOut)
    #expect(origin.exchanges.map(\.ending) == [.stopped])
    #expect(RawClient(port: origin.port) == nil)
  }

  @Test func `stopping ends a connection that asks nothing`() throws {
    let origin = Origin { _ in [] }
    try origin.start()
    let client = try #require(RawClient(port: origin.port))
    origin.stop()
    origin.stop()
    #expect(client.receive().bytes.isEmpty)
  }

  @Test func `a step can stop the origin`() throws {
    try serving(Origin { _ in [.send(Self.started), .die] }) { origin in
      let (bytes, ending) = exchange(origin, "/")
      #expect(bytes == Self.started)
      #expect(ending == .closed)
      #expect(origin.awaitEnding(of: 1) == .stopped)
      #expect(RawClient(port: origin.port) == nil)
    }
  }

  @Test(arguments: [OriginStep.awaitClose, .awaitRelease(Gate())])
  func `a client that hangs up is noticed`(step: OriginStep) throws {
    try serving(Origin { _ in [step] }) { origin in
      do {
        let client = try #require(RawClient(port: origin.port))
        client.get("/")
        origin.awaitArrival(of: 1)
      }
      #expect(origin.awaitEnding(of: 1) == .hungUp)
    }
  }

  @Test func `the log tells closed from reset`() throws {
    try serving(Origin { [$0.target == "/close" ? .close : .reset] }) { origin in
      #expect(exchange(origin, "/close").ending == .closed)
      #expect(exchange(origin, "/reset").ending == .reset)
      #expect(origin.exchanges.map(\.ending) == [.closed, .reset])
    }
  }

  @Test func `arrivals and endings can be awaited`() async throws {
    let origin = Origin { _ in OriginResponse().steps }
    try origin.start()
    async let arrival = origin.arrival(of: 2)
    async let ending = origin.ending(of: 2)
    async let never = origin.arrival(of: 3)
    _ = exchange(origin, "/1")
    _ = exchange(origin, "/2")
    #expect(await arrival?.target == "/2")
    #expect(await ending == .closed)
    origin.stop()
    #expect(await never == nil)
    #expect(await origin.ending(of: 9) == nil)
  }
}
