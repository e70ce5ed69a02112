/// What an applied page was like.
struct PageTraits: OptionSet {
  let rawValue: Int

  /// It was the first page of a topic of which nothing was loaded.
  static let firstLoad = PageTraits(rawValue: 1)

  /// It replaced an earlier list.
  static let refresh = PageTraits(rawValue: 2)

  /// It followed other pages.
  static let append = PageTraits(rawValue: 4)

  /// It had no rows.
  static let empty = PageTraits(rawValue: 8)

  /// It had rows, all of which were there before.
  static let allSeen = PageTraits(rawValue: 16)

  /// It had rows that were there before.
  static let overlapping = PageTraits(rawValue: 32)

  /// It named its own key as the following one.
  static let repeated = PageTraits(rawValue: 64)

  /// It ended the feed.
  static let end = PageTraits(rawValue: 128)

  /// It had elements that cannot be read.
  static let bad = PageTraits(rawValue: 256)
}
