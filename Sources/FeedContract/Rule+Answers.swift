extension Rule {
  /// Part 2: what an answer changes.
  static let answers: [Rule] = [
    Rule(
      2,
      1,
      must: """
        The answer of a superseded request MUST change nothing: items, next key, end, error, status.
        """,
      intent: "the slow old answer wins",
      witnesses: ["R ok1»2 M R ok3 ok2(late)", "R ok1»2 ok1(late)"]
    ),
    Rule(
      2,
      2,
      must: """
        The end of a superseded request MUST NOT end the spinner of its successor.
        """,
      intent: "the spinner stops while loading goes on",
      witnesses: ["C(a) C(b) ok1(late)", "C(a) C(b) err1(late)"]
    ),
    Rule(
      2,
      3,
      must: """
        A successful refresh MUST replace all items in one emission; an append keeps the order of \
        earlier items.
        """,
      intent: "a flash of an empty list",
      witnesses: ["R ok1[a b] R ok2[b c]", "R ok1[a b]»2 M ok2[c]»3"]
    ),
    Rule(
      2,
      4,
      must: "Pages MUST stand in key order, whatever the order of arrival.",
      intent: "page 3 above page 2",
      witnesses: ["R ok1 M M ok3 ok2", "R ok1»9 M ok2»10 M ok3»11"]
    ),
    Rule(
      2,
      5,
      must: "No two visible items MUST share an identity; a row that comes again keeps its place.",
      intent: "a moving server list",
      witnesses: ["R ok1[a b]»2 M ok2[b c]»3", "R ok1[a b]»2 M ok2[a c c]»3"]
    ),
    Rule(
      2,
      6,
      must: "A page of already seen items MUST advance the key, and is not the end.",
      intent: "a feed that stops early",
      witnesses: ["R ok1[a]»2 M ok2[a]»3 M"]
    ),
    Rule(
      2,
      7,
      must: """
        The end MUST be set exactly by the end signal of the newest applied page, never by an error, \
        a cancellation, an unreadable body or an empty page that carries a key.
        """,
      intent: "one failure ends the feed",
      witnesses: [
        "R ok1»2 M err2 Y", "R ok1»2 M err2(unreadable) Y", "R ok1»2 M ok2[]»3 M", "R ok1»∅",
        "R ok1»2#2 M", "R ok1[a ?]»2 M",
      ]
    ),
    Rule(
      2,
      8,
      must: """
        A successful refresh MUST recompute the end; a failed refresh leaves items, next key and end \
        as they were.
        """,
      intent: "no more data for ever",
      witnesses: ["R ok1»∅ R ok2»2 M", "R ok1»∅ R err2 M", "R ok1»2 M ok2»3 R err3 M"]
    ),
    Rule(
      2,
      9,
      must: """
        Repeating keys or endless empty pages MUST cause a bounded number of requests per intent.
        """,
      intent: "170,000 requests in a minute",
      witnesses: ["R ok1»a M ok2[]»a M ok3[]»a M", "R ok1[]»2 ok2[]»3 ok3[]»4 ok4[]»5 ok5[]»6"]
    ),
    Rule(
      2,
      10,
      must: """
        An empty first page MUST give "loaded and empty", distinct from not loaded, loading and \
        failed.
        """,
      intent: "the eternal skeleton",
      witnesses: ["R ok1[]»∅", "R ok1[]»2"]
    ),
  ]
}
