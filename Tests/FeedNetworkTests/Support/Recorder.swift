import FeedNetwork

/// A list that many may write to.
final class Recorder<Element: Sendable>: Sendable {
  private let list = Lock<[Element]>([])

  var elements: [Element] { list.withLock { $0 } }

  func record(_ element: Element) { list.withLock { $0.append(element) } }
}
