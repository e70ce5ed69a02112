import FeedModel
import ReactorStyle
import Streams
import TransformStyle

/// A list's reactor whose state changes more often than its rows, as published ones do.
///
/// One load emits five states; the rows change in one of them. They are kept three times, once for
/// each way to tell a change: as they are, traced, and as a pulse.
final class OftenReloadedReactor: Reactor {
  enum Action {
    /// Rows arrive for the list's beginning, or for its end.
    case load([String], isReload: Bool)

    /// The load fails.
    case fail
  }

  enum Mutation {
    case setLoading(Bool)
    case setRows([FeedSection])
    case setEmpty(Bool)
  }

  struct State {
    var rows: [FeedSection]
    @TraceableValue var traced: [FeedSection]
    @Pulse var pulsed: [FeedSection]
    var isLoading = false
    var isEmpty = false
  }

  let streams = ReactorStreams<Action, State>()
  let initialState = State(rows: [], traced: [], pulsed: [])

  func mutate(action: Action) -> Observable<Mutation> {
    guard case .load(let ids, let isReload) = action else {
      return .from([.setLoading(true), .setEmpty(false), .setLoading(false)])
    }
    var items = isReload ? FeedItems() : currentState.rows.first?.items ?? FeedItems()
    items.append(ids.map { FeedItem(id: $0) }, overlap: .takeContent)
    let section = FeedSection(topic: .all, items: items)
    return .from([
      .setLoading(true), .setRows([section]), .setEmpty(items.isEmpty), .setLoading(false),
    ])
  }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setEmpty(let isEmpty): state.isEmpty = isEmpty
    case .setRows(let rows):
      state.rows = rows
      state.traced = rows
      state.pulsed = rows
    }
  }
}
