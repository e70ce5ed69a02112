import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import Counter

/// What each style draws, told apart by a virtual clock of milliseconds.
private struct Trial {
  let canvas = Canvas()
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  var view: CounterView?

  init(_ style: Style) throws {
    view = CounterSample(origin: nil).makeView(style, on: canvas, clock: clock) as? CounterView
    _ = canvas.takeLines()
  }

  func pass(_ time: Int) -> [String] {
    clock.advanceTo(clock.clock + time)
    return canvas.takeLines()
  }
}

@Suite struct CounterTests {
  @Test(arguments: Style.allCases)
  func `a step takes half a second and ends with an alert`(_ style: Style) throws {
    let trial = try Trial(style)
    #expect(trial.view?.take("+") == true)
    #expect(trial.pass(499) == ["spinner  on"])
    #expect(trial.pass(1) == ["label    1", "alert    increased!", "spinner  off"])
  }

  @Test(arguments: Style.allCases)
  func `the spinner stays on until the last of several overlapping steps has ended`(
    _ style: Style
  ) throws {
    let trial = try Trial(style)
    _ = trial.view?.take("+")
    _ = trial.pass(300)
    _ = trial.view?.take("-")
    #expect(trial.pass(200) == ["label    1", "alert    increased!"])
    #expect(trial.pass(300) == ["label    0", "alert    decreased!", "spinner  off"])
  }

  @Test(arguments: Style.allCases)
  func `two equal alerts are two`(_ style: Style) throws {
    let trial = try Trial(style)
    _ = trial.view?.take("+")
    _ = trial.view?.take("+")
    #expect(trial.pass(1_000).filter { $0.hasPrefix("alert") }.count == 2)
  }

  @Test func `a view that is bound again shows the value, no old alert, and one tap is one step`() {
    for style in Style.allCases {
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
      #expect(canvas.takeLines() == ["label    1", "spinner  off"], "\(style)")
      _ = view.take("+")
      clock.advanceTo(1_000)
      let drawn = ["spinner  on", "label    2", "alert    increased!", "spinner  off"]
      #expect(canvas.takeLines() == drawn, "\(style)")
    }
  }

  @Test(arguments: Style.allCases)
  func `leaving while a step is under way ends it and leaves nothing alive`(_ style: Style) throws {
    let left = LiveObjects.left {
      let canvas = Canvas()
      let clock = TestScheduler(initialClock: 0, resolution: 0.001)
      var view: (any SampleView)? = CounterSample(origin: nil)
        .makeView(style, on: canvas, clock: clock)
      _ = view?.take("+")
      _ = canvas.takeLines()
      view = nil
      clock.advanceTo(1_000)
      #expect(canvas.takeLines() == [])
    }
    #expect(left == [])
  }
}
