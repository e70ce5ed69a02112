internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let shotList = PublishedFeed(
    "ShotListFeed",
    source: """
      devxoul/Drrrible, Drrrible/Sources/ViewControllers/ShotListViewReactor.swift
      """,
    changed: """
      Nothing.
      """,
    broken: """
      1.1 1.2 2.1 2.5 2.9 3.1 3.2 3.5 3.6 3.9
      """,
    intents: [.refresh, .loadMore],
    feed: Architecture(
      name: "ShotListFeed",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      ShotListFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
      )
    },
    repair: """
      The flag of the refresh is set whether or not there are rows, and the end of a chain takes it back \
      after a failure too, which is kept and told.
      """,
    repaired: Architecture(
      name: "ShotListFeed-repaired",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      RepairedShotListFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
      )
    }
  )
}
