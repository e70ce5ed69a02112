extension Feature {
  private static let paging =
    "each page is a section, and every movement near the end asks for one page"
  private static let zones = "the zones in which a page is wanted have sharp edges"
  static let cell = "a cell shows its place in its section and its cleaned title"

  static let home: [Feature] = [
    .differs(
      "R1",
      "four mutations, two of them flags",
      "a request begins and is answered, so that no flag can be forgotten",
      in: "HomeFeedTests",
      "the feed keeps the contract"
    ),
    .holds(
      "R2",
      "a first page is not asked for while one is under way",
      in: "HomeFeedTests",
      "an empty list asks for its first page as soon as it is bound, once"
    ),
    .holds(
      "R3",
      "no further page without a key or while one is under way",
      in: "HomeFeedTests",
      "after the last page nothing is asked for"
    ),
    .differs(
      "R4",
      "the key after the first page is a constant",
      "it comes from the page, since only the server knows what follows",
      in: "HomeFeedTests",
      paging
    ),
    .differs(
      "R5",
      "the feed begins at the second page of the service",
      "it begins at the first, which would be left out for ever otherwise",
      in: "FeedNetworkTests",
      "pages follow each other to the end without gap or repetition"
    ),
    .holds("R6", "each page is a section", in: "HomeFeedTests", paging),
    .holds(
      "R7",
      "a first page when pulled down by more than 60 points, or when empty",
      in: "HomeFeedTests",
      zones
    ),
    .holds("R8", "a further page 50 points before the end", in: "HomeFeedTests", zones),
    .holds(
      "R9",
      "every movement in a zone sends an action, the guards absorb it",
      in: "HomeFeedTests",
      paging
    ),
    .differs(
      "R10",
      "every state reloads the list",
      "only a changed list does, since a flag changes no row",
      in: "HomeFeedTests",
      "a row that stands in an earlier section is left out, and the feed goes on"
    ),
    .holds("R11", "a new cell reactor without actions at each dequeue", in: "HomeFeedTests", cell),
    .holds("R12", "a cell's label counts the rows of its section", in: "HomeFeedTests", cell),
    .holds(
      "R13",
      "the reactor is handed in before the view is loaded",
      in: "ReactorStyleTests",
      "the binding waits until the view is loaded"
    ),
    .differs(
      "R14",
      "every failure becomes an empty page; of five lists only one has an address",
      "it is told, and the rows stay: an empty page would be taken for the end; there is the one list",
      in: "HomeFeedTests",
      "a failure ends the spinner, keeps the rows and is told each time"
    ),
    .differs(
      "R15",
      "rows are objects with optional fields",
      "they are values with an identity, so that lists can be compared",
      in: "FeedModelTests",
      "lists that differ in one row, its place or their length differ"
    ),
    .absent(
      "R16",
      "a shell of five tabs, of which four are empty, with throttled taps",
      "it is about no feed, and the four show nothing"
    ),
    .differs(
      "R17",
      "no view shows that a page is loading",
      "two spinners do, one for each direction, since both may be asked for",
      in: "HomeFeedTests",
      "a pull takes the place of the page that is under way"
    ),
  ]
}
