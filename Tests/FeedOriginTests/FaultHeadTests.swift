import FeedOrigin
import Testing

/// Heads that are odd.
struct FaultHeadTests {
  @Test func `garbage is no status line`() throws {
    let result = try Fault.garbage.result()
    #expect(result.bytes == Array("\u{1}\u{2}\u{3} THIS IS NO STATUS LINE\r\n\r\n".utf8))
    #expect(result.ending == .closed)
  }

  @Test func `an answer in HTTP 0 point 9 is a body alone`() throws {
    let result = try Fault.http09.result()
    #expect(result.bytes == result.page.body)
  }

  @Test func `two lengths differ`() throws {
    let result = try Fault.twoLengths.result()
    #expect(result.response.values("Content-Length") == ["\(result.page.body.count)", "5"])
    #expect(result.response.body == result.page.body)
  }

  @Test func `a length may be a word`() throws {
    #expect(try Fault.lengthIsText.result().response.values("Content-Length") == ["many"])
  }

  @Test func `excess bytes follow the body`() throws {
    let result = try Fault.excessBytes.result()
    #expect(result.response.values("Content-Length") == ["\(result.page.body.count)"])
    #expect(result.response.body == result.page.body + Array("EXCESS BYTES".utf8))
  }

  @Test func `giant headers are giant together`() throws {
    let result = try Fault.giantHeaders.result()
    let sizes = result.response.headers.map(\.utf8.count)
    #expect(sizes.reduce(0, +) > 400_000)
    #expect(sizes.allSatisfy { $0 < 8_000 })
    #expect(result.response.body == result.page.body)
  }

  @Test func `a giant header line is giant alone`() throws {
    let result = try Fault.giantHeaderLine.result()
    #expect(result.response.values("X-Giant").map(\.utf8.count) == [200_000])
  }

  @Test func `a folded header goes on in the next line`() throws {
    let result = try Fault.foldedHeader.result()
    let lines = result.response.headers
    let index = try #require(lines.firstIndex(of: "X-Folded: first"))
    #expect(lines[index + 1] == "\tsecond")
    #expect(result.response.body == result.page.body)
  }

  @Test func `early hints come before the answer`() throws {
    let result = try Fault.earlyHints.result()
    #expect(result.response.statusLine == "HTTP/1.1 103 Early Hints")
    #expect(RawResponse(result.response.body) == result.page)
  }

  @Test func `without a length the end of the connection ends the body`() throws {
    let result = try Fault.noLength.result()
    #expect(result.response.values("Content-Length").isEmpty)
    #expect(result.response.values("Connection") == ["close"])
    #expect(result.response.body == result.page.body)
    #expect(result.ending == .closed)
  }
}
