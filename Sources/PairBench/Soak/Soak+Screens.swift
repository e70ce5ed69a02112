public import FeedModel
public import FeedScreen

extension Soak {
  /// After how many intents the list is scrolled and a frame is drawn.
  public static let intentsPerFrame = 20

  /// How large the frames are.
  static let frameSize = GridSize(columns: 60, rows: 24)

  /// Runs a screen: intents as if a person touched it, and every so often a scroll and a frame.
  ///
  /// Scrolling makes the footer ask for more by itself, so that these are not all intents.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - make: Makes the screen over a source, in the size given, with a clock.
  ///   - progress: Called at every mark.
  /// - Returns: What the run came to.
  public func run(
    screen name: String,
    _ make: (any PageSource, GridSize, @escaping () -> Duration) -> any Screen,
    progress: (SoakMark) -> Void = { _ in }
  ) -> SoakRun {
    run(name, progress) { source in
      let hand = SoakHand(source) { make(source, Soak.frameSize, $0) }
      return Soaked(
        step: { driver, number in
          hand.step(&driver)
          if number % Soak.intentsPerFrame == 0 { hand.look(&driver) }
        },
        rest: { hand.rest(&$0) },
        counts: { hand.counts },
        end: { hand.leave() }
      )
    }
  }
}

/// Whoever touches the screen of a long run and looks at it.
private final class SoakHand {
  private let source: SoakSource
  private let clock = SoakClock()
  private let screen: any Screen
  private var frames = 0

  init(_ source: SoakSource, _ make: (@escaping () -> Duration) -> any Screen) {
    self.source = source
    screen = make { [clock] in clock.now }
    screen.appear()
  }

  var counts: (states: Int, failures: Int, frames: Int) {
    (screen.view.source.counts.updates, screen.view.announcementCount, frames)
  }

  func step(_ driver: inout SoakDriver) {
    clock.now += .milliseconds(50)
    driver.step(source) { screen.view.send($0) }
  }

  func rest(_ driver: inout SoakDriver) {
    driver.rest(source) { screen.view.send($0) }
  }

  func look(_ driver: inout SoakDriver) {
    screen.view.scroll(by: driver.below(13) - 5)
    let frame = screen.view.currentContents().draw(in: Soak.frameSize)
    precondition(frame.size == Soak.frameSize, "A frame must be looked at")
    frames += 1
  }

  func leave() { screen.disappear() }
}

/// The time of a long run, which passes with the intents.
private final class SoakClock {
  var now = Duration.zero
}
