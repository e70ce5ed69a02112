extension Feature {
  static let traced: [Feature] = [
    .holds(
      "S1",
      "each write counts, whatever the value",
      in: "TransformStyleTests",
      "every write is traced, whatever the value"
    ),
    .holds(
      "S2",
      "a change in place is one write, reading is none",
      in: "TransformStyleTests",
      "every change in place is one write, and reading is none"
    ),
    .holds(
      "S3",
      "the projected value is a copy of the wrapper",
      in: "TransformStyleTests",
      "a copy has the revision of its origin until either is written"
    ),
    .differs(
      "S4",
      "an operator lets through what has another count",
      "what stems from another write, since two copies may count alike",
      in: "TransformStyleTests",
      "two copies that are each written once differ although they count alike"
    ),
    .differs(
      "S5",
      "two parts, with and without streams",
      "one module, since the streams are the kit's own",
      in: "TransformStyleTests",
      "a driver has the operator too"
    ),
    .holds(
      "S6",
      "one load delivers five lists plainly and two traced",
      in: "TraceableListTests",
      "one load reloads a plainly observed list four times, and any other once"
    ),
  ]

  static let tracedList: [Feature] = [
    .holds(
      "E1",
      "a state with traced rows and settings beside them",
      in: "FeedScreenTests",
      "one load draws a plain list five times and any other twice"
    ),
    .differs(
      "E2",
      "the page number is a member beside the state",
      "the state has the key, so that it moves with the rows and with nothing else",
      in: "PictureFeedTests",
      "a page that fails in the middle is asked for again, and no page is skipped"
    ),
    .differs(
      "E3",
      "the status stands on a relay outside the state",
      "it is derived from the state, so that the two cannot contradict each other",
      in: "PictureFeedTests",
      "the list, then the notice, then the control"
    ),
    .differs(
      "E4",
      "`reduce` sends the status",
      "`reduce` has no effect, so that a state follows from its mutations alone",
      in: "FeedPairTests",
      "reducing changes the state and asks for nothing"
    ),
    .differs(
      "E5",
      "a short page is the end",
      "a policy says what the end is, since services differ",
      in: "FeedModelTests",
      "rule 2.7: the end is set by exactly the chosen signal (P7)"
    ),
    .differs(
      "E6",
      "every answer ends the header",
      "the header and the footer end apart, each with its own request",
      in: "FeedScreenTests",
      "a page that was loaded further on ends the footer and not the header"
    ),
    .differs(
      "E7",
      "an empty list shows a placeholder that loads when tapped",
      "an empty list says so and is loaded again by a pull; a retry repeats what failed, and nothing did",
      in: "FeedScreenTests",
      "an empty topic is loaded again by a pull and not by a retry"
    ),
    .holds(
      "E8",
      "a page is added to the rows of the moment it arrives",
      in: "FeedModelTests",
      "pages stay as they came, without rows that are known"
    ),
    .differs(
      "E9",
      "the section's items are cell reactors",
      "a cell's model is made at dequeue, so that the state stays comparable",
      in: "HomeFeedTests",
      cell
    ),
    .differs(
      "E10",
      "the first load is half a second after loading, by a timer",
      "it is when the screen appears, which needs no guess about time",
      in: "FeedScreenTests",
      "a first load asks once, on appearing"
    ),
    .holds(
      "E11",
      "a footer that is pulled past the end and let go",
      in: "FeedScreenTests",
      "a back footer asks when pushed past the end and let go"
    ),
    .holds(
      "E12",
      "a GET with query items",
      in: "FeedNetworkTests",
      "path and query are encoded once, each in its place"
    ),
    .differs(
      "E13",
      "a cell binds the address of a picture",
      "a terminal has no pictures; a cell shows the row's text",
      in: "HomeFeedTests",
      "a cell shows its place in its section and its cleaned title"
    ),
  ]
}
