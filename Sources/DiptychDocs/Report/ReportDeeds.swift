internal import FeedContract
internal import FeedModel

/// What one feed did in one step.
struct ReportDeeds {
  /// What crossed the seam, in order; what came from outside is left out.
  let events: [Event]

  /// The requests of the whole run.
  let requests: [PageRequest]

  /// The state before the step; nil before the feed was bound.
  let before: FeedState?

  /// The rules that the step broke.
  let violations: [Violation]

  /// The states that the first observer saw in the step.
  var states: [FeedState] {
    events.compactMap { if case .state(0, let state) = $0 { state } else { nil } }
  }

  /// The state after the step.
  var after: FeedState? { states.last ?? before }

  /// Whether two feeds look the same after the step.
  func agrees(with other: ReportDeeds) -> Bool {
    guard let after, let theirs = other.after else { return self.after == other.after }
    return after.topic == theirs.topic && after.items == theirs.items
      && after.isStale == theirs.isStale && after.cursor == theirs.cursor
      && after.refresh == theirs.refresh && after.append == theirs.append
  }

  /// Whether two feeds asked for the same.
  func asksTheSame(as other: ReportDeeds) -> Bool { asked == other.asked }

  private var asked: [PageRequest] {
    events.compactMap { if case .sent(let number) = $0 { requests[number - 1] } else { nil } }
  }

  /// What a feed did in every step of its run, the beginning first.
  static func all(of judgement: Judgement) -> [ReportDeeds] {
    let trace = judgement.trace
    var before: FeedState?
    return ([trace.beginning] + trace.steps).enumerated().map { number, moment in
      let deeds = ReportDeeds(
        events: moment.events.filter(isDeed),
        requests: trace.requests,
        before: before,
        violations: judgement.violations.filter { $0.stepNumber == number }
      )
      before = deeds.after
      return deeds
    }
  }

  private static func isDeed(_ event: Event) -> Bool {
    switch event {
    case .intent, .bound, .leaving, .answered: false
    case .sent, .cancelled, .state, .failure, .nested, .retained: true
    }
  }
}
