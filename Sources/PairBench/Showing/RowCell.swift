import FeedModel
import FeedScreen

/// A cell that keeps the texts of its row.
final class RowCell: FeedCell {
  private(set) var text = ""
  private(set) var detail = ""

  func show(_ item: FeedItem) {
    text = item.title
    detail = item.detail
  }
}
