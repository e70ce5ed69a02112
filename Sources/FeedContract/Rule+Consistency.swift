extension Rule {
  /// Part 4: what holds at every emission, over several runs, and at the end of a feed.
  static let consistency: [Rule] = [
    Rule(
      4,
      1,
      must: """
        No emitted state MUST mix generations or contradict itself: loading and failed in one \
        direction, no-more and appending.
        """,
      intent: "half-updated screens",
      witnesses: ["R ok1[a b]»2 R ok2[c d]»5", "R ok1»2 M ok2»∅", "C(a) ok1»2 C(b)"]
    ),
    Rule(
      4,
      2,
      must: """
        The category chosen last MUST win, and items of an earlier one never appear under it.
        """,
      intent: "the wrong tab's rows",
      witnesses: ["C(a) C(b) ok2 ok1", "C(a) C(b) C(a) ok1(late)", "C(a) ok1 C(b)"]
    ),
    Rule(
      4,
      3,
      must: """
        The list output MUST emit only when the list changed, and no state is emitted twice in a row.
        """,
      intent: "a reload per flag",
      witnesses: ["R ok1 M ok2"]
    ),
    Rule(
      4,
      4,
      must: """
        The same sequence MUST give the same emissions in every run and process, and all \
        architectures agree at quiescence.
        """,
      intent: "order by hash seed",
      witnesses: ["R ok1 M ok2", "B B R ok1"],
      coverage: .severalRuns
    ),
    Rule(
      4,
      5,
      must: """
        An intent sent from inside an observer, and an answer that arrives synchronously, MUST be \
        handled in order, none lost, none nested.
        """,
      intent: "re-entrancy",
      witnesses: ["R ok1»2{M}", "answers: at once\nR ok1»2 M ok2»3", "B R ok1»2{M}"],
      coverage: .severalRuns
    ),
    Rule(
      4,
      6,
      must: """
        After teardown there MUST be no emission, no open request and nothing retained; finished \
        requests leave nothing behind.
        """,
      intent: "leaks",
      witnesses: ["R X ok1", "R ok1 X", "R ok1»2 M ok2»3 M ok3»4 M ok4»5 M ok5»6"]
    ),
    Rule(
      4,
      7,
      must: "Two feeds MUST never affect each other's requests or state.",
      intent: "shared identifiers",
      witnesses: ["R ok1", "R ok1 X"],
      coverage: .severalRuns
    ),
  ]
}
