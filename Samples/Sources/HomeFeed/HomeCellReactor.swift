import FeedModel
import ReactorStyle

/// One cell of the home feed; a new one is made at each dequeue.
final class HomeCellReactor: Reactor {
  typealias Action = NoAction

  // region: home.cell
  struct State {
    let item: FeedItem
    let place: Int

    var label: String { "F\(place + 1)" }
    var title: String { "\(PlainText(item.title))" }
  }
  // endregion: home.cell

  let initialState: State
  let streams = ReactorStreams<Action, State>()

  init(item: FeedItem, place: Int) {
    initialState = State(item: item, place: place)
  }
}
