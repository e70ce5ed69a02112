import FeedModel

/// The one section of the list; there is always one, at first without rows.
struct PictureSection: Hashable {
  let items: FeedItems

  /// The list as its view shows it.
  static func sections(of items: FeedItems) -> [PictureSection] { [PictureSection(items: items)] }
}
