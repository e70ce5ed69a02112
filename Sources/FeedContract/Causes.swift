/// What happened in one step, as far as rules distinguish it.
struct Causes: OptionSet {
  let rawValue: Int

  static let refreshSent = Causes(rawValue: 1 << 0)
  static let appendSent = Causes(rawValue: 1 << 1)
  static let refreshSucceeded = Causes(rawValue: 1 << 2)
  static let appendSucceeded = Causes(rawValue: 1 << 3)
  static let refreshFailed = Causes(rawValue: 1 << 4)
  static let appendFailed = Causes(rawValue: 1 << 5)

  /// A failure that is repeated automatically (P14).
  static let retried = Causes(rawValue: 1 << 6)

  /// An answer that no longer counted.
  static let stale = Causes(rawValue: 1 << 7)

  /// Such an answer, of a topic chosen earlier.
  static let staleTopic = Causes(rawValue: 1 << 8)

  /// An open refresh was superseded or cancelled.
  static let refreshSuperseded = Causes(rawValue: 1 << 9)

  /// An open append was superseded or cancelled.
  static let appendSuperseded = Causes(rawValue: 1 << 10)

  static let topicChosen = Causes(rawValue: 1 << 11)

  /// The topic chosen is nothing.
  static let nothingChosen = Causes(rawValue: 1 << 12)

  /// The topic already chosen was chosen again.
  static let sameTopicChosen = Causes(rawValue: 1 << 13)

  static let bound = Causes(rawValue: 1 << 14)
  static let removed = Causes(rawValue: 1 << 15)
  static let left = Causes(rawValue: 1 << 16)

  /// An intent to load, whatever came of it.
  static let intent = Causes(rawValue: 1 << 17)

  /// The failed request was the first load of a topic.
  static let firstLoadFailed = Causes(rawValue: 1 << 18)

  /// An intent from inside an observer, or an answer inside the call that asked.
  static let reentrant = Causes(rawValue: 1 << 19)
}
