public import FeedContract
internal import FeedModel

/// A page about one scenario on two feeds, whole in one file.
///
/// Everything it shows is in the page from the start; its script only turns parts on and off. Without
/// a script it stands at one step, with the whole trace as text and as a table below.
public struct ReportPage: Sendable {
  /// What both feeds went through.
  public let scenario: Scenario

  /// The scenario's name on the command line, or its steps.
  public let name: String

  /// The two feeds.
  public let subjects: [ReportSubject]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - scenario: What both feeds went through.
  ///   - name: The scenario's name.
  ///   - first: A feed.
  ///   - second: Another feed, run through the same scenario.
  public init(scenario: Scenario, name: String, first: ReportSubject, second: ReportSubject) {
    self.scenario = scenario
    self.name = name
    subjects = [first, second]
  }

  /// What stands above the page.
  public var title: String {
    guard scenario.title.isEmpty else { return scenario.title }
    let count = scenario.steps.count
    return count == 1 ? "A sequence of one event" : "A sequence of \(count) events"
  }

  /// The page as one document that refers to nothing outside.
  public var html: String {
    let steps = ReportStep.all(of: subjects)
    let start = ReportStep.first(of: steps)
    let main: Markup = """
      \(ReportHeader(page: self, steps: steps).section)
      \(ReportTimeline(page: self, steps: steps, start: start).sections)
      \(ReportPanes(page: self, steps: steps, start: start).sections)
      \(ReportRules(page: self).section)
      \(ReportCosts(page: self).section)
      \(ReportTrace(page: self, steps: steps).section)
      """
    return ReportDocument(title: "\(title) · Diptych report", main: main, start: start).html
  }
}
