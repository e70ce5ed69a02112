public import FeedModel

/// What crossed the seam of one feed: its events and its requests.
///
/// The sources and observers of a ``Run`` write into it.
public final class EventLog {
  /// A request and what became of it.
  public struct Entry: Sendable {
    /// What was asked for.
    public let request: PageRequest

    /// How often it was answered.
    public internal(set) var answers = 0

    /// Whether it was given up before its first answer.
    public internal(set) var isCancelled = false

    /// Whether the feed still holds the function that gives the request up.
    var isHeld = true

    /// Whether it waits for an answer that somebody wants.
    public var isOpen: Bool { answers == 0 && !isCancelled }
  }

  /// Everything that happened, in order.
  public internal(set) var events: [Event] = []

  /// The requests, number 1 first.
  public internal(set) var requests: [Entry] = []

  /// How many handles of requests that are over the feed still holds.
  var retainedHandles = 0

  /// Called when an answer arrives that no step has given: one from a network.
  var onArrival: (() -> Void)?

  init() {
    events.reserveCapacity(64)
    requests.reserveCapacity(8)
  }

  func add(_ request: PageRequest) -> Int {
    requests.append(Entry(request: request))
    events.append(.sent(requests.count))
    return requests.count
  }

  func answer(_ number: Int, _ outcome: Result<Page, FeedError>) {
    onArrival?()
    let isFirst = requests[number - 1].isOpen
    requests[number - 1].answers += 1
    if isFirst, requests[number - 1].isHeld { retainedHandles += 1 }
    events.append(.answered(number, outcome))
  }

  func cancel(_ number: Int) {
    guard requests[number - 1].isOpen else { return }
    requests[number - 1].isCancelled = true
    if requests[number - 1].isHeld { retainedHandles += 1 }
    events.append(.cancelled(number))
  }

  func handleWasReleased(_ number: Int) {
    requests[number - 1].isHeld = false
    if !requests[number - 1].isOpen { retainedHandles -= 1 }
  }
}
