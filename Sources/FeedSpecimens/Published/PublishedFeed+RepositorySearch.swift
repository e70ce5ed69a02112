internal import FeedContract
internal import FeedModel

extension PublishedFeed {
  static let repositorySearch = PublishedFeed(
    "RepositorySearchFeed",
    source: """
      ReactorKit/ReactorKit, Examples/GitHubSearch/GitHubSearch/GitHubSearchViewReactor.swift, 18983e4
      """,
    changed: """
      The throttle of the text field is left out.
      """,
    broken: """
      1.2 2.5 2.7 2.8 2.9 3.1 3.5 3.6 4.1 4.2
      """,
    intents: queries + [.loadMore],
    feed: Architecture(name: "RepositorySearchFeed", policies: policies("P4=retry", "P16=end")) {
      source in
      RepositorySearchFeed(
        source: source,
        policies: policies("P4=retry", "P16=end"),
        topic: .nothing
      )
    },
    repair: """
      A first load has a spinner, a new query forgets the list and its page, a failure is kept and told \
      and leaves the page as it was, and the page is the one that the answer names.
      """,
    repaired: Architecture(
      name: "RepositorySearchFeed-repaired",
      policies: policies("P4=retry", "P16=end")
    ) { source in
      RepairedRepositorySearchFeed(
        source: source,
        policies: policies("P4=retry", "P16=end"),
        topic: .nothing
      )
    }
  )
}
