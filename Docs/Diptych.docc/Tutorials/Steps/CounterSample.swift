import SampleStage
import Streams

/// The counter, as the stage knows it.
@main
final class CounterSample: Sample {
  static let name = "Counter"
  static let summary = "steps that take half a second, may overlap, and end with an alert"
  static let keys = [Key("+", "increase"), Key("-", "decrease")]
  static let script = [
    "+", "wait 500",
    // Two steps overlap: the spinner stays on until the second has ended.
    "+", "wait 300", "+", "wait 200", "wait 300",
    "-", "wait 500",
    // The view leaves while a step is under way: nothing is drawn any more.
    "+", "leave", "wait 500",
  ]

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let view = CounterView(on: canvas)
    switch style {
    case .transform: view.bind(to: CounterViewModel(clock: clock))
    case .reactor: view.bind(to: CounterReactor(clock: clock))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(CounterSample.self) }
}
