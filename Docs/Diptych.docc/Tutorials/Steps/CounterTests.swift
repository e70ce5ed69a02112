import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import Counter

@MainActor
@Suite struct CounterTests {
  @Test(arguments: Style.allCases)
  func `a step takes half a second and ends with an alert`(_ style: Style) {
    let counter = Rehearsal(CounterSample(origin: nil), style)
    #expect(counter.type("+") == ["spinner  on"])
    #expect(counter.wait(499) == [])
    #expect(counter.wait(1) == ["label    1", "alert    increased!", "spinner  off"])
  }

  @Test(arguments: Style.allCases)
  func `the spinner stays on until the last of several overlapping steps has ended`(
    _ style: Style
  ) {
    let counter = Rehearsal(CounterSample(origin: nil), style)
    counter.type("+")
    counter.wait(300)
    counter.type("-")
    #expect(counter.wait(200) == ["label    1", "alert    increased!"])
    #expect(counter.wait(300) == ["label    0", "alert    decreased!", "spinner  off"])
  }

  @Test(arguments: Style.allCases)
  func `two equal alerts are two`(_ style: Style) {
    let counter = Rehearsal(CounterSample(origin: nil), style)
    counter.type("+")
    counter.type("+")
    #expect(counter.wait(500).filter { $0.hasPrefix("alert") }.count == 2)
  }

  @Test(arguments: Style.allCases)
  func `a view that is bound again shows the value, no old alert, and one tap is one step`(
    _ style: Style
  ) {
    let canvas = Canvas()
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let view = CounterView(on: canvas)
    let viewModel = CounterViewModel(clock: clock)
    let reactor = CounterReactor(clock: clock)
    func bind() { style == .transform ? view.bind(to: viewModel) : view.bind(to: reactor) }
    bind()
    _ = view.take("+")
    clock.advanceTo(500)
    _ = canvas.takeLines()
    bind()
    #expect(canvas.takeLines() == ["label    1", "spinner  off"])
    _ = view.take("+")
    clock.advanceTo(1_000)
    #expect(
      canvas.takeLines() == ["spinner  on", "label    2", "alert    increased!", "spinner  off"]
    )
  }

  @Test(arguments: Style.allCases)
  func `leaving while a step is under way ends it and leaves nothing alive`(_ style: Style) {
    let left = LiveObjects.left {
      let counter = Rehearsal(CounterSample(origin: nil), style)
      counter.type("+")
      counter.leave()
      #expect(counter.wait(1_000) == [])
    }
    #expect(left == [])
  }
}
