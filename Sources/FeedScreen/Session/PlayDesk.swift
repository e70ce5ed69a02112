/// The requests that wait for an answer, in the order in which they will get one.
public struct PlayDesk: Hashable, Sendable {
  /// The requests' numbers; the first one is answered next.
  public private(set) var waiting: [Int] = []
  private var knownCount = 0

  /// Creates an empty desk.
  init() {}

  /// Takes in what was sent since the last time.
  mutating func take(upTo count: Int) {
    guard count > knownCount else { return }
    waiting += knownCount + 1...count
    knownCount = count
  }

  /// A request was answered.
  mutating func remove(_ number: Int) { waiting.removeAll { $0 == number } }

  /// Puts the first request behind the others.
  mutating func delay() {
    if !waiting.isEmpty { waiting.append(waiting.removeFirst()) }
  }

  /// Makes a request the first one, when it waits.
  mutating func pick(_ number: Int) {
    guard let place = waiting.firstIndex(of: number) else { return }
    waiting.insert(waiting.remove(at: place), at: 0)
  }
}
