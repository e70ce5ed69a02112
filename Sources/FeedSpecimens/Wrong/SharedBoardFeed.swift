internal import FeedModel
internal import Synchronization

/// All feeds share one number for their newest request, so that one feed's request outdates another's.
final class SharedBoardFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    7,
    "All feeds share one number for their newest request.",
    witness: "R"
  ) { source, policies in
    SharedBoardFeed(source: source, policies: policies)
  }

  private static let newest = Mutex(0)

  private var mine = 0

  override func ask(_ request: PageRequest) {
    mine = SharedBoardFeed.newest.withLock { number in
      number += 1
      return number
    }
    super.ask(request)
  }

  override func receive(_ number: Int, _ outcome: Result<Page, FeedError>) {
    if mine == SharedBoardFeed.newest.withLock({ $0 }) { super.receive(number, outcome) }
  }
}
