internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let pictures = PublishedFeed(
    "PictureFeed",
    source: """
      LinXunFeng/RxSwiftDemo, RxSwiftDemo/Classes/ViewModel/LXFViewModel.swift, 29a0862
      """,
    changed: """
      The begin of a refresh is shown when the command comes, as the header and footer of the screen do; \
      choosing a category transforms again and loads, as a new screen would.
      """,
    broken: """
      1.1 1.2 1.5 1.6 2.1 2.2 2.5 2.6 2.7 2.8 2.9 3.2 3.3 3.6 4.1 4.2
      """,
    intents: [
      .refresh, .loadMore, .choose(FeedTopic(category: "a")), .choose(FeedTopic(category: "b")),
    ],
    feed: Architecture(
      name: "PictureFeed",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      PictureFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
      )
    },
    repair: """
      A command is refused while another is open, a new category gives up what is open, the page number \
      moves with the answer, every answer ends its spinner, and the end is kept.
      """,
    repaired: Architecture(
      name: "PictureFeed-repaired",
      policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
    ) { source in
      RepairedPictureFeed(
        source: source,
        policies: policies("P1=ignore", "P2=ignore", "P4=retry", "P16=end")
      )
    }
  )
}
