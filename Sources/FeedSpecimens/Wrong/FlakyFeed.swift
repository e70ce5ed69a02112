internal import FeedModel
internal import Synchronization

/// Every other feed tells its observers in the opposite order.
final class FlakyFeed: ReferenceFeed {
  static let specimen = WrongFeed(
    4,
    4,
    "Every other feed tells its observers in the opposite order.",
    witness: "B R ok1»2"
  ) { source, policies in
    let count = made.withLock { count in
      count += 1
      return count
    }
    return FlakyFeed(source: source, policies: policies, isReversed: count % 2 == 0)
  }

  // Stands for what differs from run to run, as a hash seed does.
  private static let made = Mutex(0)

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
