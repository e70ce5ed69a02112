internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let loadingSearch = PublishedFeed(
    "LoadingSearchFeed",
    source: """
      ReactiveX/RxSwift, RxExample/Examples/GitHubSearchRepositories/GitHubSearchRepositories.swift, \
      0c14d74
      """,
    changed: """
      The throttle of the text field and the hops between queues are left out; the spinners are derived \
      from the wish to load, which the screen does not show.
      """,
    broken: """
      1.5 3.1 3.2 3.5 3.7
      """,
    intents: queries + [.loadMore],
    feed: Architecture(name: "LoadingSearchFeed", policies: policies("P4=retry", "P16=end")) {
      source in
      LoadingSearchFeed(source: source, policies: policies("P4=retry", "P16=end"), topic: .nothing)
    },
    repair: """
      Queries are compared with the wish to load, which ends with a failure too, a load more after a \
      failure asks again, and a new text forgets the failure.
      """,
    repaired: Architecture(
      name: "LoadingSearchFeed-repaired",
      policies: policies("P4=retry", "P16=end")
    ) { source in
      RepairedLoadingSearchFeed(
        source: source,
        policies: policies("P4=retry", "P16=end"),
        topic: .nothing
      )
    }
  )
}
