internal import FeedModel

/// One step of a run, followed by the oracle: what was known before and after, and what happened.
///
/// A check reads a moment and nothing else. One moment is used again for step after step.
final class Moment {
  /// What was known before the step.
  private(set) var before: Ledger

  /// What is known after it; its state is what the feed should show.
  var after: Ledger

  /// The last state that the first observer saw: what the feed does show.
  var shown: FeedState

  /// The step from outside.
  var action = Step.Action.leave
  var causes: Causes = []

  /// What the pages applied in the step were like.
  var pages: PageTraits = []

  /// The requests really sent.
  var sendings: [Sending] = []

  /// The requests called for, until they are sent; at the end those that are missing.
  var awaited: [Prediction] = []

  /// The failures to announce.
  var expectedFailures: [FeedFailure] = []

  /// The lists and cursors that may be shown during the step, in order.
  var stages: [FeedState] = []

  /// How many refreshes and appends came to an end.
  var refreshEnds = 0
  var appendEnds = 0

  /// The numbers of the requests that were answered although nobody wanted to know.
  var staleAnswers: [Int] = []

  /// Where the shown state differs from the expected one.
  var faults: Faults = []

  /// What decided the state at the end of the step.
  var turn = Turn.nothing

  var stimulus = Stimulus.none
  var facts: StimulusFacts
  var ordinal = 0
  var log: EventLog
  var range = 0..<0

  /// Begins with the first observer's first state.
  init(policies: FeedPolicies, log: EventLog, first: FeedState) {
    let ledger = Ledger(policies: policies, state: first)
    before = ledger
    after = ledger
    shown = first
    facts = StimulusFacts(ledger)
    self.log = log
  }

  /// The events of the step.
  var events: ArraySlice<Event> { log.events[range] }

  var policies: FeedPolicies { after.policies }

  /// Goes back to what was known after some earlier step.
  func restore(_ ledger: Ledger, log: EventLog) {
    after = ledger
    shown = ledger.state
    self.log = log
  }

  func begin(_ action: Step.Action, _ range: Range<Int>) {
    before = after
    self.action = action
    self.range = range
    causes = []
    pages = []
    sendings.removeAll(keepingCapacity: true)
    awaited.removeAll(keepingCapacity: true)
    expectedFailures.removeAll(keepingCapacity: true)
    staleAnswers.removeAll(keepingCapacity: true)
    stages.removeAll(keepingCapacity: true)
    stages.append(before.state)
    refreshEnds = 0
    appendEnds = 0
    faults = []
    stimulus = .none
  }

  func react(to stimulus: Stimulus) {
    if self.stimulus != .none { causes.insert(.reentrant) }
    self.stimulus = stimulus
    facts = StimulusFacts(after)
    ordinal = 0
  }
}
