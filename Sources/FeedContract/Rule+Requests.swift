extension Rule {
  /// Part 1: when a request leaves, and what it asks for.
  static let requests: [Rule] = [
    Rule(
      1,
      1,
      must: "At any moment at most one append request and at most one live refresh MUST be open.",
      intent: "near-bottom fires many times",
      witnesses: ["R ok1»2 M M M", "R R R"]
    ),
    Rule(
      1,
      2,
      must: """
        Load more MUST send nothing before the current generation's first page has succeeded.
        """,
      intent: "page 2 of a list that is not there",
      witnesses: ["R M ok1»2", "C(a) ok1 C(b) M", "R ok1»2 R M"]
    ),
    Rule(
      1,
      3,
      must: "Load more MUST send nothing after the end of the feed.",
      intent: "the footer says no more",
      witnesses: ["R ok1»∅ M M"]
    ),
    Rule(
      1,
      4,
      must: """
        A failure, a redraw or a late subscriber MUST never cause a request, except through the \
        configured bounded retry.
        """,
      intent: "retry storms",
      witnesses: ["R err1", "R ok1»2 M err2 B", "R ok1[a b]»2 D(a)"]
    ),
    Rule(
      1,
      5,
      must: """
        The next key MUST derive only from the last applied page; sent, failed, dropped and \
        cancelled requests never move it.
        """,
      intent: "skipped pages",
      witnesses: ["R ok1»2 M err2 Y", "R ok1»2 M ok2»3 M", "R ok1[a b]»+2 D(a) M"]
    ),
    Rule(
      1,
      6,
      must: """
        A refresh MUST ask for the first key, and its success makes the page's following key the \
        next one.
        """,
      intent: "a cursor from the old list",
      witnesses: ["R ok1»2 M ok2»3 R ok3»2 M"]
    ),
    Rule(
      1,
      7,
      must: """
        Subscribing late, twice or again MUST send no request and show the current state at once.
        """,
      intent: "two views, one feed",
      witnesses: ["R ok1 B B", "R B ok1"]
    ),
    Rule(
      1,
      8,
      must: """
        One intent MUST cause at most one request, whatever the number of bindings or of earlier \
        category switches.
        """,
      intent: "nested subscriptions that are never released",
      witnesses: ["C(a) C(b) C(c) ok3 M", "B R ok1 M"]
    ),
    Rule(
      1,
      9,
      must: """
        Every request MUST carry category, query, page size and key of one and the same generation.
        """,
      intent: "the new query with the old cursor",
      witnesses: ["C(a) ok1»2 M ok2»3 C(b)", "C(?q) ok1»2 M"]
    ),
  ]
}
