internal import Synchronization

/// A number that all feeds of one architecture share, as wrong feeds do.
final class SharedNumber: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  /// Counts on.
  ///
  /// - Returns: The new number.
  func next() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
