import SampleStage
import Streams

/// The list that reloads too often, as the stage knows it.
@main
final class ListSample: Sample {
  static let name = "TraceableList"
  static let summary = "how often a list reloads, by the way its rows are observed"
  static let keys = [Key("load a b", "load the rows a and b"), Key("load", "load no rows")]
  static let script = [
    "load a b c",
    // Equal rows once more: a write for the traced value and the pulse, nothing for distinct.
    "load a b c",
    "load",
  ]

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let view = ListCounterView(on: canvas)
    switch style {
    case .transform: view.bind(to: ListViewModel())
    case .reactor: view.bind(to: ListReactor())
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(ListSample.self) }
}
