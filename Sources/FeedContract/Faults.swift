internal import FeedModel

/// The parts in which a shown state differs from the one expected.
struct Faults: OptionSet {
  let rawValue: Int

  static let topic = Faults(rawValue: 1)
  static let items = Faults(rawValue: 2)
  static let stale = Faults(rawValue: 4)
  static let cursor = Faults(rawValue: 8)
  static let refresh = Faults(rawValue: 16)
  static let append = Faults(rawValue: 32)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Compares what is shown with what is expected.
  init(_ shown: FeedState, _ expected: FeedState) {
    self = []
    if shown.topic != expected.topic { insert(.topic) }
    if shown.items != expected.items { insert(.items) }
    if shown.isStale != expected.isStale, !shown.items.isEmpty { insert(.stale) }
    if shown.cursor != expected.cursor { insert(.cursor) }
    if shown.refresh != expected.refresh { insert(.refresh) }
    if shown.append != expected.append { insert(.append) }
  }
}
