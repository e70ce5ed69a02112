import FeedModel
import FeedNetwork
import Testing

struct NetworkErrorTests {
  private static let code = CurlCode(rawValue: 7)

  static let transportErrors: [(TransportError, FeedError?, String)] = [
    (.cancelled, nil, "The request was given up."),
    (.timedOut(.waiting), .timedOut, "The time ran out while the request waited in line."),
    (.timedOut(.connecting), .timedOut, "The time ran out while a connection was sought."),
    (.tooLarge(limit: 9), .tooLarge(limit: 9), "The body is larger than 9 bytes."),
    (
      .truncated, .unreadable("the body ended before it was complete"),
      "The body ended before it was complete."
    ),
    (
      .malformed("x"), .unreadable("the answer is not HTTP: x"), "The answer is not HTTP: x."
    ),
    (
      .unresolvable(host: "a"), .unreachable("the host a has no address"),
      "The host a has no address."
    ),
    (
      .unreachable(host: "a", code),
      .unreachable("no connection to a came about (Couldn't connect to server, curl 7)"),
      "No connection to a came about (Couldn't connect to server, curl 7)."
    ),
    (
      .untrusted(host: "a"), .unreachable("the certificate of a is not to be trusted"),
      "The certificate of a is not to be trusted."
    ),
    (
      .refusedRedirect(to: "http://b/", .insecure),
      .unreachable("the redirect to http://b/ leads from HTTPS to HTTP"),
      "The redirect to http://b/ leads from HTTPS to HTTP."
    ),
    (
      .tooManyRedirects(limit: 5), .unreachable("the server redirects more than 5 times"),
      "The server redirects more than 5 times."
    ),
    (.closed, .unreachable("the transport is closed"), "The transport is closed."),
  ]

  @Test(arguments: transportErrors)
  func `a failed transfer is told to a person and to a feed`(
    error: TransportError,
    feedError: FeedError?,
    message: String
  ) {
    let error = NetworkError(request: "GET http://a/", reason: .transport(error), attempts: 2)

    #expect(error.description == "GET http://a/: \(message) (tried 2 times)")
    #expect(FeedError(error) == feedError)
  }

  @Test func `a refusal names the request, what happened and when to try again`() {
    let instant = FeedInstant(secondsSince1970: 3_723)
    let response = HTTPResponse(status: 404)
    let reasons: [(NetworkError.Reason, FeedError?, String)] = [
      (.cancelled, nil, "The request was given up."),
      (
        .rateLimited(until: instant), .rateLimited(until: instant),
        "The server asks to wait until 01:02:03 UTC."
      ),
      (.rateLimited(until: nil), .rateLimited(until: nil), "The server asks to wait a while."),
      (.unauthorized(response), .unauthorized, "The server wants other credentials."),
      (.refused(response), .refused(status: 404), "The server answered with status 404."),
      (
        .unreadable("it is not JSON", response), .unreadable("it is not JSON"),
        "The answer cannot be read: it is not JSON."
      ),
    ]
    for (reason, feedError, message) in reasons {
      let error = NetworkError(request: "GET http://a/", reason: reason)
      #expect(error.description == "GET http://a/: \(message)")
      #expect(FeedError(error) == feedError)
    }
  }

  @Test(arguments: [
    (#"[]"#, "the body has another type than expected"),
    (#"{"total":1}"#, "the body has no items"),
    (#"{"total":null,"items":[]}"#, "total is null"),
    (#"{"total":"x","items":[]}"#, "total has another type than expected"),
    (#"{"total":1,"items":[]"#, "it is not JSON"),
    (#"<html>"#, "it is not JSON"),
  ])
  func `an unreadable page says where and why`(body: String, why: String) {
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
    let response = HTTPResponse(body: Array(body.utf8))

    #expect(throws: FeedError.unreadable(why)) {
      try PagesEnvelope(baseURL: "http://a").page(from: response, for: request)
    }
  }
}
