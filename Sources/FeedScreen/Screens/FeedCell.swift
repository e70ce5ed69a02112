public import FeedModel

/// What shows one row of a feed; made once and used again for many rows.
public protocol FeedCell: AnyObject {
  /// The first line.
  var text: String { get }

  /// What stands beside or below it.
  var detail: String { get }

  /// Takes another row.
  ///
  /// - Parameter item: The row.
  func show(_ item: FeedItem)
}
