import ReactorStyle
import Streams
import TransformStyle

/// A list that shows how often its rows are delivered, depending on how they are observed.
final class ListReactor: Reactor {
  enum Action {
    case load([String])
  }

  typealias Mutation = ListChange

  struct State {
    var list = ListState()
    @Pulse var rows: [String] = []
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let rows): .from(ListChange.load(of: rows))
    }
  }

  func reduce(into state: inout State, mutation: Mutation) {
    state.list.apply(mutation)
    if case .loaded(let rows) = mutation { state.rows = rows }
  }

  // region: list.ways
  var deliveries: [(way: String, rows: Observable<[String]>)] {
    let rows = state.map(\.list.rows)
    return [
      ("plain", rows),
      ("distinct", rows.distinctUntilChanged()),
      ("traced", state.mapDistinctUntilTraceableValueChanged(\.list.$rows)),
      ("pulse", pulse(\.$rows)),
    ]
  }
  // endregion: list.ways
}
