extension Feature {
  private static let encoding = "path and query are encoded once, each in its place"
  private static let validation = "a target is validated unless it says otherwise"
  private static let stubs = "stubs come in order, and the last one stays"

  static let network: [Feature] = [
    .holds(
      "Y1",
      "a target's path is added to its base and percent-encoded; an empty path is the base",
      in: "FeedNetworkTests",
      encoding
    ),
    .differs(
      "Y2",
      "a task's parameters are encoded by an encoding that is chosen",
      "query and body are parts of the target, so that neither is encoded twice",
      in: "FeedNetworkTests",
      "a body brings its media type unless the target has one"
    ),
    .differs(
      "Y3",
      "plugins prepare, see the sending, see the answer and process it",
      "every end is told once, and answers pass in the reverse order, so that they can be nested",
      in: "FeedNetworkTests",
      "requests pass in order, answers in the reverse order"
    ),
    .holds(
      "Y4",
      "a call ends with an answer or an error",
      in: "FeedNetworkTests",
      "a failed transfer is told once"
    ),
    .differs(
      "Y5",
      "the provider stubs never, at once inside the call, or after a delay",
      "a stub is a transport that answers never inside the call, as a network would, by a given clock",
      in: "FeedNetworkTests",
      "a delay passes on the clock it was given"
    ),
    .differs(
      "Y6",
      "a stub answers with the target's sample data, another status or an error",
      "the test lists the answers, since an app needs no test data",
      in: "FeedNetworkTests",
      stubs
    ),
    .holds(
      "Y7",
      "statuses are validated by a choice of four, stubs too",
      in: "FeedNetworkTests",
      "a stub is validated, limited and refused as the network would"
    ),
    .holds(
      "Y8",
      "disposing cancels the request",
      in: "FeedNetworkTests",
      "disposing gives the call up and says nothing"
    ),
    .holds(
      "Y9",
      "a request that is cancelled before it starts ends as cancelled",
      in: "FeedNetworkTests",
      "a request cancelled before it begins never leaves"
    ),
    .holds(
      "Y10",
      "equal requests in flight may share one exchange",
      in: "FeedNetworkTests",
      "equal requests share one exchange"
    ),
    .differs(
      "Y11",
      "callbacks come on the main queue",
      "they come in the domain of whoever asked, which the compiler checks",
      in: "FeedNetworkTests",
      "an answer comes in the domain of an actor of one's own"
    ),
    .differs(
      "Y12",
      "a mapping error carries the whole response",
      "it says where and why, without the body, which may hold secrets",
      in: "FeedNetworkTests",
      "an unreadable page says where and why"
    ),
    .differs(
      "Y13",
      "validation is off unless a target asks for it",
      "it is on unless a target asks for none, so that a refusal is no page",
      in: "FeedNetworkTests",
      validation
    ),
    .absent("Y14", "every target must have sample data", "tests bring their own answers"),
    .differs(
      "Y15",
      "a request whose provider goes never ends",
      "an open request keeps what it needs alive, so that each has an end",
      in: "FeedNetworkTests",
      "an open request keeps its transport alive"
    ),
  ]
}
