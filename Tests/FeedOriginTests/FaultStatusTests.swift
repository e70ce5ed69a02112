import FeedOrigin
import Testing

/// Answers that are told by their status.
struct FaultStatusTests {
  @Test(arguments: [
    (Fault.unauthorized, 401), (.forbidden, 403), (.notFound, 404), (.unprocessable, 422),
    (.rateLimitSeconds, 429), (.rateLimitDate, 429), (.rateLimitBare, 429), (.serverError, 500),
    (.unavailable, 503), (.noContent, 204), (.notModified, 304),
  ])
  func `a status is that of its name`(fault: Fault, status: Int) throws {
    let result = try fault.result()
    #expect(result.response.status == status)
    #expect(fault.name.hasPrefix("\(status)"))
  }

  @Test func `a rate limit says when in either form`() throws {
    let settings = FaultSettings(retryAfter: 60, now: 784_111_717)
    let seconds = try Fault.rateLimitSeconds.result(settings: settings)
    #expect(seconds.response.values("Retry-After") == ["60"])
    let date = try Fault.rateLimitDate.result(settings: settings)
    #expect(date.response.values("Retry-After") == ["Sun, 06 Nov 1994 08:49:37 GMT"])
    #expect(try Fault.rateLimitBare.result().response.values("Retry-After").isEmpty)
  }

  @Test func `401 says how to log in`() throws {
    let values = try Fault.unauthorized.result().response.values("WWW-Authenticate")
    #expect(values == ["Bearer realm=\"feeds\""])
  }

  @Test(arguments: [Fault.noContent, .notModified])
  func `these have no body and no length`(fault: Fault) throws {
    let result = try fault.result()
    #expect(result.response.body.isEmpty)
    #expect(result.response.values("Content-Length").isEmpty)
  }

  @Test func `503 is a page of HTML`() throws {
    let result = try Fault.unavailable.result()
    #expect(result.response.values("Content-Type") == ["text/html; charset=utf-8"])
    #expect(result.response.text.hasPrefix("<!DOCTYPE html>"))
  }
}
