import FeedOrigin
import Testing

/// Connections that end, and answers that take their time.
struct FaultConnectionTests {
  @Test(arguments: [(Fault.reset, RawClient.Ending.reset), (.closed, .closed)])
  func `nothing comes before the end`(fault: Fault, ending: RawClient.Ending) throws {
    let result = try fault.result()
    #expect(result.bytes.isEmpty)
    #expect(result.ending == ending)
  }

  @Test(arguments: [(Fault.truncated, RawClient.Ending.closed), (.originDies, .closed)])
  func `half of the body comes before the end`(fault: Fault, ending: RawClient.Ending) throws {
    let result = try fault.result()
    #expect(result.response.values("Content-Length") == ["\(result.page.body.count)"])
    #expect(result.response.body == result.half)
    #expect(result.ending == ending)
  }

  @Test func `a reset in the body may take the bytes before it away`() throws {
    let result = try Fault.resetInBody.result()
    #expect(result.ending == .reset)
    #expect(result.page.body.starts(with: result.response.body))
    #expect(result.response.body.count < result.page.body.count)
  }

  @Test func `the head stops half-way`() throws {
    let result = try Fault.closedInHead.result()
    #expect(result.response.statusLine == "HTTP/1.1 200 OK")
    #expect(!String(decoding: result.bytes, as: UTF8.self).contains("\r\n\r\n"))
    #expect(result.ending == .closed)
  }

  @Test func `the second request of a connection finds it closed`() throws {
    try serving(.feed(plan: FeedPlan(otherwise: .fault(.diesOnSecond)))) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.get("/pages")
      #expect(client.receiveResponse()?.status == 200)
      client.get("/pages")
      let (bytes, ending) = client.receive()
      #expect(bytes.isEmpty)
      #expect(ending == .closed)
      #expect(response(origin, "/pages").status == 200)
    }
  }

  @Test func `a slow drip is the whole page in the end`() throws {
    let result = try Fault.slowDrip.result()
    #expect(result.response.body == result.page.body)
  }

  @Test(arguments: [Fault.hang, .hangInBody])
  func `a hanging answer ends when the client leaves`(fault: Fault) throws {
    try serving(.feed(plan: FeedPlan([1: .fault(fault)]))) { origin in
      do {
        let client = try #require(RawClient(port: origin.port))
        client.get("/pages")
        if fault == .hangInBody {
          let head = client.receive(limit: 15).bytes
          #expect(String(decoding: head, as: UTF8.self) == "HTTP/1.1 200 OK")
        }
        origin.awaitArrival(of: 1)
        #expect(origin.exchanges[0].ending == nil)
      }
      #expect(origin.awaitEnding(of: 1) == .hungUp)
    }
  }

  @Test func `an endless body goes on past every limit`() throws {
    let limit = 4_000_000
    try serving(.feed(plan: FeedPlan([1: .fault(.endless)]))) { origin in
      do {
        let client = try #require(RawClient(port: origin.port))
        client.get("/pages")
        let (bytes, ending) = client.receive(limit: limit)
        #expect(bytes.count == limit)
        #expect(ending == nil)
        let answer = RawResponse(bytes)
        #expect(answer.values("Transfer-Encoding") == ["chunked"])
        #expect(answer.values("Content-Length").isEmpty)
        #expect(answer.body.starts(with: "a\r\n{\"items\":[\r\n10000\r\n   ".utf8))
      }
      #expect(origin.awaitEnding(of: 1) == .hungUp)
    }
  }
}
