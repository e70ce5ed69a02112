internal import FeedModel

extension Report: CustomStringConvertible {
  /// The verdicts, then every broken rule with its diagram, the next command and a test to paste.
  public var description: String {
    var lines = [header]
    lines += rules.map { "\($0.rule)".padding(4) + "  \($0.verdict)" }
    for rule in broken { lines += ["", failureText(rule)] }
    return lines.joined(separator: "\n")
  }

  private var header: String {
    let feed = "\(PlainText(name)), policies \(policies), \(alphabet) alphabet"
    let reach =
      isComplete ? "every order to depth \(depth)" : "interrupted: every order to depth \(depth)"
    let part = shards == [Shard.whole.description] ? "" : ", parts \(shards.joined(separator: " "))"
    let text = "\(feed): \(reach)\(part), \(orders) orders"
    return start.isEmpty ? text : "\(text)\nafter \(start)"
  }

  /// What is said of one broken rule.
  ///
  /// - Parameter rule: The rule's part of the report.
  /// - Returns: Several lines.
  public func failureText(_ rule: RuleReport) -> String {
    let known = Rule.with(rule.rule)
    var lines = ["Rule \(rule.rule) \(rule.verdict): \(known?.must ?? "")"]
    if let known { lines.append("Intent: \(known.intent).") }
    guard let example = rule.counterexample else { return lines.joined(separator: "\n") }
    let violation = example.violation
    let steps = example.scenario.steps
    let place =
      steps.indices.contains(violation.stepNumber - 1)
      ? "Step \(violation.stepNumber), \(steps[violation.stepNumber - 1]):" : "At the beginning:"
    lines += ["", example.diagram, "", place]
    lines += ["  observed  \(violation.observed)", "  expected  \(violation.expected)"]
    lines += ["", "Look closer: \(command(example))", "As a test:"]
    lines += testText(rule.rule, example).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private func command(_ example: Counterexample) -> String {
    let policy =
      policies == "default"
      ? ""
      : policies.split(separator: " ")
        .map { " --policy \($0)" }.joined()
    let atOnce = example.scenario.answersAtOnce ? "answers: at once\n" : ""
    return "diptych trace \(name)\(policy) '\(atOnce)\(example.scenario.stepText)'"
  }
}

extension String {
  func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
