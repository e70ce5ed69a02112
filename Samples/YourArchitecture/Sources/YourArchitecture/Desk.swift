import FeedModel

/// The store's side of the seam: it sends the store's requests and shows its states, in order.
///
/// It lives outside the store's domain, where the source and the observers are; only values that
/// may be sent pass between the two.
final class Desk {
  private struct Seat {
    let state: (FeedState) -> Void
    let failure: (FeedFailure) -> Void
  }

  private let source: any PageSource
  private var seats: [Int: Seat] = [:]
  private var seatCount = 0
  private var cancels: [ObjectIdentifier: () -> Void] = [:]
  private var latest = FeedState()
  private var isWorking = false

  init(_ source: any PageSource) {
    self.source = source
  }

  /// Adds an observer, which sees the latest state at once.
  func seat(
    _ state: @escaping (FeedState) -> Void,
    _ failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    seatCount += 1
    let number = seatCount
    seats[number] = Seat(state: state, failure: failure)
    state(latest)
    return { [weak self] in self?.seats[number] = nil }
  }

  /// Runs the domain until it is at rest; called from inside an observer, it leaves that to the
  /// call that is at work.
  func work(for domain: FeedStoreDomain) {
    if isWorking { return }
    isWorking = true
    repeat {
      while let letter = domain.outbox.take() { carryOut(letter) }
    } while domain.executor.drain()
    isWorking = false
  }

  private func carryOut(_ letter: Outbox.Letter) {
    switch letter {
    case .state(let state):
      if state == latest { return }
      latest = state
      for number in seats.keys.sorted() { seats[number]?.state(state) }
    case .failure(let failure):
      for number in seats.keys.sorted() { seats[number]?.failure(failure) }
    case .send(let call):
      let cancel = source.send(call.request) { [weak self] in
        self?.cancels[ObjectIdentifier(call)] = nil
        call.finish(with: $0)
      }
      cancels[ObjectIdentifier(call)] = cancel
    case .cancel(let call):
      cancels.removeValue(forKey: ObjectIdentifier(call))?()
    }
  }
}
