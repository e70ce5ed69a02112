import FeedModel
import ReactorStyle
import Streams

/// A cell that is given a reactor with each row and bound at once.
final class ReactorCell: FeedCell, View {
  let reactorBinding = ReactorBinding<FeedCellReactor>()
  var disposeBag = DisposeBag()
  private(set) var text = ""
  private(set) var detail = ""

  // region: screen.cell
  func show(_ item: FeedItem) { reactor = FeedCellReactor(item: item) }

  func bind(reactor: FeedCellReactor) {
    text = reactor.currentState.title
    detail = reactor.currentState.detail
  }
  // endregion: screen.cell
}
