internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let home = PublishedFeed(
    "HomeFeed",
    source: """
      iJudson/RxSwift-ReactorKit, Business/Home/Reactor/HomePageReactor.swift, 2d54e3a
      """,
    changed: """
      The sections, one a page, are shown as one list; pages are numbered as keys from the author's first \
      one, which is page 2.
      """,
    broken: """
      1.1 1.2 1.5 1.6 2.1 2.2 2.5 2.7 2.8 2.9 3.2 3.3 3.5 3.6
      """,
    intents: [.refresh, .loadMore],
    feed: Architecture(
      name: "HomeFeed",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      HomeFeed(source: source, policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end"))
    },
    repair: """
      The service passes failures on, each chain ends its flag and keeps the error, the next page is the \
      one that the answer names, and each of the two loads waits for the other.
      """,
    repaired: Architecture(
      name: "HomeFeed-repaired",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      RepairedHomeFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
      )
    }
  )
}
