internal import FeedModel

/// An intent from inside an observer is lost.
final class DroppingFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    5,
    "An intent from inside an observer is lost.",
    witness: "R ok1»2{M}"
  ) { source, policies in
    DroppingFeed(source: source, policies: policies)
  }

  override func send(_ intent: FeedIntent) {
    if !isWorking { super.send(intent) }
  }
}
