internal import FeedContract
internal import FeedModel

/// What one step shows of two feeds together, in words.
struct ReportDifference {
  /// The verdict in two or three words.
  let heading: String

  /// Whether the feeds are apart, or one is wrong.
  let isApart: Bool

  /// Why, in a sentence.
  let sentence: String

  init(step: ReportStep, names: [String]) {
    let broken = zip(names, step.deeds).flatMap { name, deeds in
      deeds.violations.map { (name, $0) }
    }
    if let (name, violation) = broken.first {
      heading = "\(name) breaks rule \(violation.rule)."
      isApart = true
      sentence = "Observed: \(violation.observed); expected: \(violation.expected)."
    } else if !step.agrees {
      heading = "They are apart."
      isApart = true
      sentence = ReportDifference.distance(step, names)
    } else {
      heading = "They agree."
      isApart = false
      sentence = ReportDifference.way(step, names)
    }
  }

  private static func distance(_ step: ReportStep, _ names: [String]) -> String {
    if step.looksTheSame { return "They asked for different pages." }
    let words = step.deeds.map { $0.after?.words ?? "nothing" }
    let shown = zip(names, words).map { "\($0) shows \($1)" }.joined(separator: ", ")
    return words[0] == words[1] ? "\(shown); what it consists of differs." : "\(shown)."
  }

  private static func way(_ step: ReportStep, _ names: [String]) -> String {
    let counts = step.deeds.map(\.states.count)
    let order = step.deeds.map { $0.events.map(kind) }
    if step.deeds.allSatisfy(\.events.isEmpty) {
      return "Neither asks for anything or shows a state."
    }
    if counts[0] != counts[1] {
      return "The state is the same, the way is not: \(names[0]) shows \(counts[0]) and "
        + "\(names[1]) \(counts[1])."
    }
    if order[0] != order[1] { return "Both do the same, in a different order." }
    return "Both do the same in the same order."
  }

  private static func kind(_ event: Event) -> String {
    switch event {
    case .sent: "sent"
    case .cancelled: "cancelled"
    case .state: "state"
    case .failure: "failure"
    default: "other"
    }
  }
}
