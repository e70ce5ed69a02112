import Foundation
import Synchronization

/// One line on a terminal that says how far long work is; written from any thread, a few times a
/// second at most.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let last = Mutex(ContinuousClock.now - .seconds(1))

  /// Creates a line.
  ///
  /// - Parameter isShown: Whether there is a terminal to show it on.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows a text in place of the one before.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last > .milliseconds(200) else { return false }
      last = now
      return true
    }
    if isDue {
      try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text())".utf8))
    }
  }
}
