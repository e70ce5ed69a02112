import CAllocation
public import FeedModel

/// How often a feed asks for memory to handle one intent: instances of classes, contexts of closures,
/// boxes, storage of arrays.
///
/// The number belongs to a build: an optimized one allocates less.
public enum IntentAllocations {
  /// How many intents are counted.
  static let intents = 100

  /// Whether this build counts allocations.
  public static var areCounted: Bool { diptych_counts_allocations() }

  /// Counts.
  ///
  /// Refreshes are sent to a feed with one observer and answered at once with the same page, which
  /// exists already; the first ones are not counted.
  ///
  /// - Parameter make: Makes the feed.
  /// - Returns: Allocations for each refresh and its answer, rounded to the nearest whole number;
  ///   nil in a build that does not count.
  public static func count(_ make: (any PageSource) -> any FeedSubject) -> Int? {
    guard areCounted else { return nil }
    let source = ReadySource()
    let feed = make(source)
    var states = 0
    let end = feed.bind(state: { _ in states += 1 }, failure: { _ in })
    for _ in 0..<10 { feed.send(.refresh) }
    let before = diptych_allocations()
    for _ in 0..<intents { feed.send(.refresh) }
    let allocations = Int(diptych_allocations() - before)
    end()
    return (allocations + intents / 2) / intents
  }
}

/// A source that answers inside the call, with the same page.
private final class ReadySource: PageSource {
  private let page = Page(
    items: (0..<10).map { FeedItem(id: "\($0)", title: "Row \($0)") },
    next: .token("2")
  )

  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    answer(.success(page))
    return {}
  }
}
