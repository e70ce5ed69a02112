import FeedContract
import FeedModel

/// A scenario performed on both architectures, step by step.
@MainActor
struct SideBySide {
  /// What one step did on both sides.
  struct Row {
    /// The step; nil for the beginning.
    let step: Step?

    /// What crossed the seam of each feed.
    let events: [[Event]]
  }

  /// The scenario.
  let scenario: Scenario

  /// The two lanes, transform first.
  let lanes: [Lane]

  /// What happened, in order.
  private(set) var rows: [Row] = []

  init(_ scenario: Scenario, lanes: [Lane]) {
    self.scenario = scenario
    self.lanes = lanes
    rows.append(Row(step: nil, events: lanes.map { $0.newEvents() }))
  }

  /// Performs every step on both lanes, one after the other.
  ///
  /// - Parameters:
  ///   - waiting: Called before each step, whose answer may take its time.
  ///   - performed: Called after each step with what it did.
  /// - Throws: ``OriginUnreachable``.
  mutating func perform(waiting: (Step) -> Void, _ performed: (Row) -> Void) async throws {
    performed(rows[0])
    for step in scenario.steps {
      waiting(step)
      var events: [[Event]] = []
      for lane in lanes { events.append(try await lane.perform(step)) }
      let row = Row(step: step, events: events)
      rows.append(row)
      performed(row)
    }
  }

  /// What the contract says of each lane.
  var judgements: [Judgement] { lanes.map { Judgement($0.run) } }

  /// Says which answers were of another kind than the scenario says, if any.
  func printDeviations(on terminal: Terminal) {
    for lane in lanes where !lane.deviations.isEmpty {
      terminal.print(
        "\(lane.run.architecture.name): the origin answered otherwise than the scenario says: "
          + lane.deviations.joined(separator: "; ")
      )
    }
  }

  /// Whether a live lane got none of the pages that the scenario wants.
  var lacksPages: Bool {
    let wantsPages = scenario.steps.contains { step in
      if case .answer(let answer) = step.action, case .page = answer.outcome { true } else { false }
    }
    return wantsPages && lanes.contains { $0.isLive && $0.pagesReceived == 0 }
  }

  /// Whether both ended in the same state, after the same requests and announcements.
  var agrees: Bool {
    let traces = lanes.map { Trace($0.run) }
    return Set(traces.map(\.lastState)).count == 1 && Set(traces.map(\.requests)).count == 1
      && Set(traces.map(\.failures)).count == 1
  }
}
