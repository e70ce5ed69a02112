import FeedOrigin
import Testing

/// Answers as they are before a fault spoils them.
struct OriginResponseTests {
  @Test func `an answer says its length and keeps the connection`() {
    let response = OriginResponse(headers: [HeaderField("X-A", "1")], body: Array("福".utf8))
    let expected =
      "HTTP/1.1 200 OK\r\nX-A: 1\r\nContent-Length: 3\r\nConnection: keep-alive\r\n\r\n福"
    #expect(String(decoding: response.bytes, as: UTF8.self) == expected)
    #expect(response.steps == [.send(response.bytes)])
  }

  @Test(arguments: [204, 304]) func `a status without a body has no length`(status: Int) {
    #expect(
      !String(decoding: OriginResponse(status: status).head, as: UTF8.self).contains("Length")
    )
  }

  @Test func `a client that has the entity tag gets 304`() throws {
    let tagged = OriginResponse(body: Array("page".utf8)).withETag()
    let tag = try #require(tagged.header("ETag"))
    try serving(Origin { tagged.steps(for: $0) }) { origin in
      #expect(response(origin, "/").status == 200)
      let second = response(origin, "/", headers: ["If-None-Match: \(tag)"])
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      #expect(second.values("ETag") == [tag])
      #expect(response(origin, "/", headers: ["If-None-Match: \"other\""]).status == 200)
    }
  }

  @Test func `a HEAD gets the head`() throws {
    let page = OriginResponse(body: Array("page".utf8))
    try serving(Origin { page.steps(for: $0) }) { origin in
      let client = try #require(RawClient(port: origin.port))
      client.send("HEAD / HTTP/1.1\r\nConnection: close\r\n\r\n")
      #expect(client.receive().bytes == page.head)
    }
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00Z"),
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT", "2000-02-29T00:00:00Z"),
    (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT", "2100-02-28T23:59:59Z"),
  ])
  func `dates are those of the calendar`(seconds: Int, text: String, iso: String) {
    #expect(HTTPDate.text(seconds) == text)
    #expect(HTTPDate.isoText(seconds) == iso)
    let dated = OriginResponse().withLastModified(seconds)
    #expect(dated.header("last-modified") == text)
  }
}
