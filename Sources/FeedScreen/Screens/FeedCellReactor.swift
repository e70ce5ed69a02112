import FeedModel
import ReactorStyle

/// The reactor of one cell: it takes no actions, and its state is the row.
final class FeedCellReactor: Reactor {
  typealias Action = NoAction

  let streams = ReactorStreams<Action, FeedItem>()
  let initialState: FeedItem

  init(item: FeedItem) {
    initialState = item
  }
}
