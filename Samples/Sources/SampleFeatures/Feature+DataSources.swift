extension Feature {
  private static let diffed = "a diffed source touches what changed"
  private static let twice = "a duplicate reloads and is named"
  private static let zones = "each published zone is a distance and an edge"

  static let dataSources: [Feature] = [
    .holds(
      "D1",
      "a section has items, and is made from another with other items",
      in: "FeedScreenTests",
      "a section made from another keeps its title"
    ),
    .differs(
      "D2",
      "a source that reloads sets the sections and draws all anew",
      "it also counts the reloads in vain, which is what a comparison is about",
      in: "FeedScreenTests",
      "a reload source counts the reloads in vain"
    ),
    .absent(
      "D3",
      "closures for titles of headers and footers, editing and moving",
      "a screen draws its section from the model, and nothing is edited in place"
    ),
    .differs(
      "D4",
      "a closure that is set after binding stops a debug build",
      "what a source needs is handed in when it is made, so that there is nothing to set",
      in: "FeedScreenTests",
      "a reload source counts the reloads in vain"
    ),
    .holds(
      "D5",
      "rows have an identity and are compared beyond it",
      in: "FeedScreenTests",
      "other content is a change in place"
    ),
    .differs(
      "D6",
      "the first set and a set outside a window reload",
      "the first does; a list without a window has no animation to leave out",
      in: "FeedScreenTests",
      diffed
    ),
    .differs(
      "D7",
      "changes come in three stages",
      "in one set of places in the old list and in the new one, which is easier to check",
      in: "FeedScreenTests",
      "carrying out the changes gives the new list, for many lists"
    ),
    .differs(
      "D8",
      "an identity that comes twice stops a debug build and reloads otherwise",
      "it reloads and is named in every build, since a feed may send it any day",
      in: "FeedScreenTests",
      twice
    ),
    .holds(
      "D9",
      "binding a stream that fails stops the program",
      in: "StreamsTests",
      "an error in a binding stops the program"
    ),
    .holds(
      "D10",
      "the completion of what is bound is ignored",
      in: "StreamsTests",
      "a binding to relays passes values on and no completion"
    ),
    .differs(
      "D11",
      "rows are delivered on the main queue",
      "in the domain of the graph, the main actor or another, which the compiler checks",
      in: "StreamsTests",
      "graphs on many threads know nothing of each other"
    ),
    .absent(
      "D12",
      "binding lays out a list that is on screen",
      "a frame is drawn after every change, so that no layout is ever pending"
    ),
  ]

  static let triggers: [Feature] = [
    .holds(
      "F1",
      "home feed: y + height + 50 > content, with content",
      in: "FeedScreenTests",
      "the published rules differ at their first row and on short content"
    ),
    .holds(
      "F2",
      "search: y + height ≥ content − 100, with a height",
      in: "FeedScreenTests",
      "the published rules differ at their first row and on short content"
    ),
    .differs(
      "F3",
      "searching example: y + height + 20 > content, unless asked already",
      "the same zone, told when it is entered, so that a storm of movements is one wish",
      in: "FeedScreenTests",
      zones
    ),
    .differs(
      "F4",
      "automatic footer: when its own height is seen, at rest, moving down, with long content",
      "the same zone without the direction, since a list that is filled again must ask too",
      in: "FeedScreenTests",
      "an auto footer asks once near the end"
    ),
    .holds(
      "F5",
      "back footer: released after being pushed past its height",
      in: "FeedScreenTests",
      "a back footer asks when pushed past the end and let go"
    ),
  ]
}
