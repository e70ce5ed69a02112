internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let traceableList = PublishedFeed(
    "TraceableListFeed",
    source: """
      LinXunFeng/SwiftyTraceableValue, Example/SwiftyTraceableValue/LXFReactor.swift, c2c9a96
      """,
    changed: """
      The begin of a refresh is shown when the action comes, as the header and footer of the screen do; \
      the page size is 2 and not 10.
      """,
    broken: """
      1.1 1.2 1.3 1.5 1.6 2.1 2.2 2.5 2.6 2.7 2.8 2.9 3.1 3.2 3.3 3.5 3.6
      """,
    intents: [.refresh, .loadMore],
    feed: Architecture(
      name: "TraceableListFeed",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P7=shortPage", "P16=end")
    ) { source in
      TraceableListFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P7=shortPage", "P16=end")
      )
    },
    repair: """
      An action is refused while another is open or after the end, the page number moves with the answer, \
      and each answer ends its own spinner, a failure too.
      """,
    repaired: Architecture(
      name: "TraceableListFeed-repaired",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P7=shortPage", "P16=end")
    ) { source in
      RepairedTraceableListFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P7=shortPage", "P16=end")
      )
    }
  )
}
