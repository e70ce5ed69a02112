import FeedModel

/// A page source between a feed and the network that lets answers through one by one.
///
/// Requests leave through ``flush()``, in order; their answers wait until ``release(_:with:)``, so
/// that a live run follows the order of its scenario. A cancelled request goes on behind the gate,
/// as it may in any network, and its answer can still be let through, too late.
final class GatedSource: PageSource {
  private final class Entry {
    let request: PageRequest
    let answer: (Result<Page, FeedError>) -> Void
    var arrived: Result<Page, FeedError>?
    var waiting: CheckedContinuation<Result<Page, FeedError>, Never>?
    var giveUp: (() -> Void)?

    init(_ request: PageRequest, _ answer: @escaping (Result<Page, FeedError>) -> Void) {
      self.request = request
      self.answer = answer
    }
  }

  private let network: any PageSource
  private var entries: [Entry] = []
  private var sent = 0

  /// Creates a gate.
  ///
  /// - Parameter network: What requests go to.
  init(before network: any PageSource) {
    self.network = network
  }

  /// How many requests the feed has made.
  var count: Int { entries.count }

  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    entries.append(Entry(request, answer))
    return {}
  }

  /// Lets the requests leave that have not yet.
  ///
  /// - Parameter left: Called after each with its number, from 1, before the next one leaves.
  func flush(left: (Int) async -> Void) async {
    while sent < entries.count {
      let entry = entries[sent]
      sent += 1
      entry.giveUp = network.send(entry.request) { result in
        entry.arrived = result
        entry.waiting?.resume(returning: result)
        entry.waiting = nil
      }
      await left(sent)
    }
  }

  /// What the network answered to a request; waits until it has.
  ///
  /// - Parameter number: The request's number, from 1.
  /// - Returns: The answer.
  func arrival(of number: Int) async -> Result<Page, FeedError> {
    let entry = entries[number - 1]
    if let arrived = entry.arrived { return arrived }
    return await withCheckedContinuation { entry.waiting = $0 }
  }

  /// Lets an answer through to the feed, whether or not it still wants it.
  func release(_ number: Int, with result: Result<Page, FeedError>) {
    entries[number - 1].answer(result)
  }

  /// Gives every request up that has no answer.
  func close() {
    for entry in entries where entry.arrived == nil { entry.giveUp?() }
  }
}
