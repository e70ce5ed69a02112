extension Feature {
  private static let retried =
    "a page that fails in the middle is asked for again, and no page is skipped"
  private static let order = "the list, then the notice, then the control"
  private static let replaced =
    "a reload replaces the rows of the one section, a further page is added"
  private static let bound = "a view that is bound again asks nothing, and one tap is one request"

  static let picture: [Feature] = [
    .holds(
      "T1",
      "one protocol with an input, an output and `transform`",
      in: "TransformStyleTests",
      "a transform called once makes one request for one tap"
    ),
    .differs(
      "T2",
      "the input holds the category only",
      "whatever a person does is an input, so that a test can send it",
      in: "PictureFeedTests",
      "everything that a person does comes in and becomes a request"
    ),
    .differs(
      "T3",
      "the output holds a subject into which the view sends its commands",
      "nothing enters through the output, which two views may share: rows, status and notices",
      in: "PictureFeedTests",
      "two views share what a view model gives out, and either may ask"
    ),
    .holds(
      "T4",
      "the rows belong to the view model and not to one call of `transform`",
      in: "TransformStyleTests",
      "a view bound again sees what is loaded, without a request and without old commands"
    ),
    .holds(
      "T5",
      "there is always one section, at first without rows",
      in: "PictureFeedTests",
      replaced
    ),
    .differs(
      "T6",
      "the page number moves when a command is received",
      "the next key comes from the last applied page, so that a failure skips nothing",
      in: "PictureFeedTests",
      retried
    ),
    .holds(
      "T7",
      "a reload replaces the rows, a further page is added at the end",
      in: "PictureFeedTests",
      replaced
    ),
    .holds(
      "T8",
      "rows, then the notice, then the end of the control",
      in: "PictureFeedTests",
      order
    ),
    .differs(
      "T9",
      "a failure shows a notice and nothing else",
      "the control ends too, or it would spin for ever; the state keeps the failure for a retry",
      in: "PictureFeedTests",
      retried
    ),
    .differs(
      "T10",
      "a status of six cases, of which three are ever sent",
      "begins and no more data are sent too; all is derived from the state and cannot contradict it",
      in: "PictureFeedTests",
      "a page that fails in the middle is asked for again, and no page is skipped"
    ),
    .holds(
      "T11",
      "equal statuses in a row are delivered each",
      in: "TransformStyleTests",
      "equal commands in a row are carried out each"
    ),
    .holds(
      "T12",
      "the first load is the header told to begin, which waits for a window",
      in: "FeedScreenTests",
      "a first load waits for a window"
    ),
    .differs(
      "T13",
      "a view binds once, before the first load",
      "a view may be bound again at any time, since screens are made anew",
      in: "PictureFeedTests",
      bound
    ),
    .differs(
      "T14",
      "a section model, a reloading data source, rows of one height, a selection that does not stay",
      "the same, but a selection stays and follows its row, since keys have to start somewhere",
      in: "FeedScreenTests",
      "a selection follows its row and can be removed"
    ),
    .differs(
      "T15",
      "a cell loads a picture and cancels that when it is used again",
      "a terminal has no pictures and a cell shows text; its use and release are the same",
      in: "FeedScreenTests",
      "cells scrolled out are used again"
    ),
    .differs(
      "T16",
      "absent and wrongly typed fields become empty texts",
      "the same, but a row needs an identity: an element without one is left out and counted",
      in: "FeedNetworkTests",
      "lenient fields keep the element, a missing identity drops it"
    ),
    .holds(
      "T17",
      "the array is taken from the envelope, unreadable elements are dropped",
      in: "FeedNetworkTests",
      "5.2 bad elements are left out and counted, and do not move the key"
    ),
    .holds(
      "T18",
      "category, size and page in the path, also `福利`",
      in: "PictureFeedTests",
      "the server that is named is asked for the category byte for byte"
    ),
    .differs(
      "T19",
      "each target carries sample data, which is no JSON",
      "a test says what is answered, since an app needs no test data",
      in: "FeedNetworkTests",
      "stubs come in order, and the last one stays"
    ),
    .differs(
      "T20",
      "no status is checked, a refusal becomes a mapping error or data",
      "only 200 to 299 is an answer, so that a refusal is never shown as a page",
      in: "FeedNetworkTests",
      "a target is validated unless it says otherwise"
    ),
    .absent(
      "T21",
      "members left over from an older library",
      "nobody calls them, in the published code either"
    ),
    .holds(
      "T22",
      "a HUD whose notices are seen for a second and a half",
      in: "FeedScreenTests",
      "a notice is seen for its minimum"
    ),
    .differs(
      "T23",
      "one provider for the whole app",
      "a provider is handed in, so that two feeds never meet",
      in: "FeedNetworkTests",
      "two providers share nothing"
    ),
    .holds(
      "T24",
      "freeing the view model cancels its requests",
      in: "PictureFeedTests",
      "leaving while loading gives the request up and leaves nothing alive"
    ),
  ]
}
