extension Rule {
  /// Part 3: spinners, and failures and what is told of them.
  static let statuses: [Rule] = [
    Rule(
      3,
      1,
      must: """
        Refresh status and append status MUST be readable separately at any time, and the end of one \
        never clears the other.
        """,
      intent: "one enum for two spinners",
      witnesses: ["policy: P1=queue\nR ok1»2 M R ok2 ok3", "R ok1»2 M err2 R err3"]
    ),
    Rule(
      3,
      2,
      must: """
        Every begin MUST get exactly one end: success, empty, failure, unreadable body, timeout or \
        cancel.
        """,
      intent: "the stuck spinner",
      witnesses: ["R err1", "R ok1[]", "R err1(unreadable)", "R err1(timeout)", "R X"]
    ),
    Rule(
      3,
      3,
      must: """
        Superseding or cancelling MUST end the old spinner, even if no new request follows.
        """,
      intent: "the query is cleared, the spinner stays",
      witnesses: ["R C()", "R ok1»2 M C()", "R ok1»2 M R"]
    ),
    Rule(
      3,
      4,
      must: """
        When one answer ends both the loading and the feed, the last status MUST be no-more, and no \
        later end undoes it.
        """,
      intent: "the footer re-opens",
      witnesses: ["R ok1»2 M ok2»∅", "R ok1»2 M ok2»∅ M Y"]
    ),
    Rule(
      3,
      5,
      must: """
        Each failure MUST be announced exactly once, also when equal to the one before, and never \
        again to a later subscriber.
        """,
      intent: "the alert that is lost or repeats",
      witnesses: ["R err1 R err2 B"]
    ),
    Rule(
      3,
      6,
      must: """
        A failure MUST remove no items, and say which operation failed: first load, refresh or append.
        """,
      intent: "the blank screen",
      witnesses: ["R err1", "R ok1 R err2", "R ok1 M err2"]
    ),
    Rule(
      3,
      7,
      must: """
        A new attempt MUST clear the error of its direction, and a successful refresh clears the \
        append error too.
        """,
      intent: "an old error under a new list",
      witnesses: ["R ok1 M err2 R ok3", "R err1 R"]
    ),
    Rule(
      3,
      8,
      must: "A cancellation MUST never be an error, and always ends in exactly one outcome.",
      intent: "the \"cancelled\" alert",
      witnesses: ["R X", "C(a) C(b)", "R ok1»2 M R"]
    ),
    Rule(
      3,
      9,
      must: "After any failure every later intent MUST still work.",
      intent: "the feed that dies",
      witnesses: [
        "R err1 R", "R ok1»2 M err2 Y ok3»3 M",
        "R err1 R err2 R err3 R err4 R err5 R err6 R err7 R err8 R err9 R err10 R ok11",
      ]
    ),
    Rule(
      3,
      10,
      must: """
        Retry MUST repeat the failed operation with the same kind and key; pressed twice it sends \
        one request, and with nothing failed none.
        """,
      intent: "a retry that appends page 1",
      witnesses: ["R err1 Y Y ok2", "R ok1»2 M err2 Y Y", "R ok1 Y"]
    ),
  ]
}
