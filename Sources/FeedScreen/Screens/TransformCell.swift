import FeedModel

/// A cell that is filled with a row.
final class TransformCell: FeedCell {
  private(set) var text = ""
  private(set) var detail = ""

  // region: screen.cell
  func show(_ item: FeedItem) {
    text = item.title
    detail = item.detail
  }
  // endregion: screen.cell
}
