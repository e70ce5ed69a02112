internal import FeedModel

/// Every other feed tells its observers in the opposite order.
final class FlakyFeed: ReferenceFeed {
  static var specimen: WrongFeed {
    // Stands for what differs from run to run, as a hash seed does.
    let made = SharedNumber()
    return WrongFeed(
      4,
      4,
      "Every other feed tells its observers in the opposite order.",
      witness: "B R ok1»2"
    ) { source, policies in
      FlakyFeed(source: source, policies: policies, isReversed: made.next() % 2 == 0)
    }
  }

  private let isReversed: Bool

  private init(source: any PageSource, policies: FeedPolicies, isReversed: Bool) {
    self.isReversed = isReversed
    super.init(source: source, policies: policies)
  }

  override func show() {
    shown = state
    for observer in isReversed ? observers.reversed() : observers { observer.state(shown) }
  }
}
