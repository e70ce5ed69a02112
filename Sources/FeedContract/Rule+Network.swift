extension Rule {
  /// Part 5: what concerns bytes; checked by the tests of the network layer.
  static let network: [Rule] = [
    Rule(
      5,
      1,
      must: """
        A status outside 2xx, a body shorter than announced, unreadable content and an error \
        envelope in a 200 MUST be failures, never a page.
        """,
      intent: "an error page as an empty list",
      witnesses: ["200 with half the bytes", "200 {\"error\":true}", "200 HTML"],
      coverage: .networkTests
    ),
    Rule(
      5,
      2,
      must: """
        End and offset MUST use the raw element count, and the number of dropped elements is reported.
        """,
      intent: "one bad element shifts every page",
      witnesses: ["a page of 3 elements, one bad, »2"],
      coverage: .networkTests
    ),
    Rule(
      5,
      3,
      must: """
        The next link MUST be found for any parameter order, quoting, white space, repeated field, \
        comma or semicolon inside the URL and relative URL; malformed is a failure, absent the end.
        """,
      intent: "a link that one origin writes differently",
      witnesses: ["a table of Link headers"],
      coverage: .networkTests
    ),
    Rule(
      5,
      4,
      must: """
        Credentials MUST go only to the configured scheme, host and port, for next links and \
        redirects alike.
        """,
      intent: "a token sent to a stranger",
      witnesses: ["another port", "302 elsewhere", "https to http", "@host"],
      coverage: .networkTests
    ),
    Rule(
      5,
      5,
      must: """
        After a rate-limit answer no request MUST leave before the Retry-After instant, in seconds or \
        as a date, and the error tells that instant.
        """,
      intent: "hammering an origin that asked for a pause",
      witnesses: ["429 with Retry-After: 2, then Y"],
      coverage: .networkTests
    ),
    Rule(
      5,
      6,
      must: "Category and query text MUST reach the server byte for byte.",
      intent: "a search for something else",
      witnesses: ["福利", "a+b", "50%", "a&b=c", "c#", "a space"],
      coverage: .networkTests
    ),
    Rule(
      5,
      7,
      must: "A body above the size cap MUST fail with bounded memory.",
      intent: "an endless body",
      witnesses: ["a body without an end"],
      coverage: .networkTests
    ),
    Rule(
      5,
      8,
      must: "A user's refresh MUST reach the server.",
      intent: "a refresh that a cache answers",
      witnesses: ["R ok1 R with a cacheable answer: two requests"],
      coverage: .networkTests
    ),
  ]
}
