import SampleStage
import StreamsTesting
import Testing

@testable import TraceableList

@MainActor
@Suite struct TraceableListTests {
  @Test(arguments: Style.allCases)
  func `one load reloads a plainly observed list four times, and any other once`(_ style: Style) {
    let list = Rehearsal(ListSample(origin: nil), style)
    #expect(Array(list.opening.prefix(1)) == ["plain    1 reload"])
    let drawn = list.type("load a b")
    #expect(
      Array(drawn.prefix(3)) == [
        "plain    5 reloads", "distinct 2 reloads", "traced   2 reloads",
      ]
    )
    if style == .reactor { #expect(drawn.last == "pulse    2 reloads") }
  }

  @Test(arguments: Style.allCases)
  func `equal rows once more are a write, and no difference`(_ style: Style) {
    let list = Rehearsal(ListSample(origin: nil), style)
    list.type("load a")
    let drawn = list.type("load a")
    #expect(drawn.contains("distinct 2 reloads"))
    #expect(drawn.contains("traced   3 reloads"))
    if style == .reactor { #expect(drawn.last == "pulse    3 reloads") }
  }

  @Test(arguments: Style.allCases)
  func `no rows are rows too`(_ style: Style) {
    let list = Rehearsal(ListSample(origin: nil), style)
    #expect(list.type("load").contains("traced   2 reloads"))
  }

  @Test func `a view that is bound again is delivered the rows at once, by every way`() {
    let canvas = Canvas()
    let view = ListCounterView(on: canvas)
    let viewModel = ListViewModel()
    view.bind(to: viewModel)
    _ = view.take("load a")
    _ = canvas.takeLines()
    view.bind(to: viewModel)
    #expect(
      canvas.takeLines() == [
        "plain    1 reload", "distinct 1 reload", "traced   1 reload",
      ]
    )
    _ = view.take("load b")
    #expect(canvas.takeLines().first == "plain    5 reloads")
  }

  @Test(arguments: Style.allCases)
  func `leaving leaves nothing alive`(_ style: Style) {
    #expect(LiveObjects.left { Rehearsal(ListSample(origin: nil), style).type("load a") } == [])
  }
}
