import FeedOrigin
import Testing

/// Transfer and content codings.
struct FaultCodingTests {
  @Test func `chunks add up to the page`() throws {
    let result = try Fault.chunked.result()
    let rest = result.page.body.dropFirst(result.half.count)
    let expected =
      "\(String(result.half.count, radix: 16))\r\n\(String(decoding: result.half, as: UTF8.self))\r\n"
      + "\(String(rest.count, radix: 16))\r\n\(String(decoding: rest, as: UTF8.self))\r\n0\r\n\r\n"
    #expect(result.response.values("Transfer-Encoding") == ["chunked"])
    #expect(result.response.values("Content-Length").isEmpty)
    #expect(result.response.text == expected)
  }

  @Test func `the size of the second chunk is no number`() throws {
    let result = try Fault.badChunkSize.result()
    #expect(result.response.text.contains("\r\nquite a few\r\n"))
    #expect(result.ending == .closed)
  }

  @Test func `the only chunk is cut short`() throws {
    let result = try Fault.chunkedCutShort.result()
    let size = String(result.page.body.count, radix: 16)
    #expect(result.response.body.starts(with: "\(size)\r\n{".utf8))
    #expect(result.response.body.count == result.half.count)
    #expect(result.ending == .closed)
  }

  @Test func `gzip is the page wrapped`() throws {
    let result = try Fault.gzip.result()
    #expect(result.response.values("Content-Encoding") == ["gzip"])
    #expect(result.response.body == GzipStore.compress(result.page.body))
    #expect(result.response.values("Content-Length") == ["\(result.response.body.count)"])
  }

  @Test func `gzip cut short has the length of what is left`() throws {
    let result = try Fault.gzipCutShort.result()
    let whole = GzipStore.compress(result.page.body)
    #expect(result.response.body == Array(whole.prefix(whole.count / 2)))
    #expect(result.response.values("Content-Length") == ["\(whole.count / 2)"])
  }

  @Test func `gzip that is none is the plain page`() throws {
    let result = try Fault.gzipGarbage.result()
    #expect(result.response.values("Content-Encoding") == ["gzip"])
    #expect(result.response.body == result.page.body)
  }
}
