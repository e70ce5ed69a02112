public import FeedContract
import ReactorStyle

/// How often the list of a feed's screen is drawn in the course of a scenario.
public enum ScreenRenders {
  /// Performs a scenario on a screen and counts.
  ///
  /// The screen is loaded and bound, and takes intents past its controls, so that the scenario's
  /// requests keep their numbers.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - subject: The feed and its screen.
  ///   - size: How large the screen is.
  /// - Returns: The updates of the list up to the end or to leaving; nil for a scenario whose answers
  ///   come inside the calls that ask.
  public static func count(
    _ scenario: Scenario,
    on subject: PlaySubject,
    size: GridSize = GridSize(columns: 40, rows: 20)
  ) -> UpdateCounts? {
    if scenario.answersAtOnce { return nil }
    let source = HandSource()
    let screen = subject.make(source, size, { .zero })
    screen.loadViewIfNeeded()
    for step in scenario.steps {
      switch step.action {
      case .intent(let intent): screen.view.send(intent)
      case .answer(let answer): source.answer(answer)
      case .bind: break
      case .leave: return screen.view.source.counts
      }
      for intent in step.inside { screen.view.send(intent) }
      (screen as? SubjectScreen)?.settle()
    }
    return screen.view.source.counts
  }
}
