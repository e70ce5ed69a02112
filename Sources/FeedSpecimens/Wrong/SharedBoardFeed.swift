internal import FeedModel

/// All feeds share one number for their newest request, so that one feed's request outdates another's.
final class SharedBoardFeed: ReferenceFeed {
  static var specimen: WrongFeed {
    let newest = SharedNumber()
    return WrongFeed(
      4,
      7,
      "All feeds share one number for their newest request.",
      witness: "R"
    ) { source, policies in
      SharedBoardFeed(source: source, policies: policies, newest: newest)
    }
  }

  private let newest: SharedNumber
  private var mine = 0

  private init(source: any PageSource, policies: FeedPolicies, newest: SharedNumber) {
    self.newest = newest
    super.init(source: source, policies: policies)
  }

  override func ask(_ request: PageRequest) {
    mine = newest.next()
    super.ask(request)
  }

  override func receive(_ number: Int, _ outcome: Result<Page, FeedError>) {
    if mine == newest.value { super.receive(number, outcome) }
  }
}
