internal import FeedModel

/// A run as GitHub's Markdown: the diagram in a fence, a table of the steps, what broke and held.
public struct TraceMarkdown: Hashable, Sendable {
  /// What stands above; empty for nothing.
  public let title: String

  /// The run.
  public let trace: TraceDocument

  /// The diagram, which points at the first breach.
  public let diagram: Marble

  /// What the run breaks.
  public let violations: [Violation]

  /// The rules whose situation arose and that held.
  public let held: [RuleID]

  /// Writes a judged run.
  ///
  /// - Parameters:
  ///   - judgement: The run and its breaches.
  ///   - title: What stands above; empty for nothing.
  public init(_ judgement: Judgement, title: String = "") {
    self.title = title
    trace = TraceDocument(judgement.trace)
    diagram = Marble(judgement.trace, mark: judgement.violations.first?.stepNumber)
    violations = judgement.violations
    held = RuleSet.all.rules.filter { judgement.verdict(on: $0).isHeld }
  }
}

extension TraceMarkdown: CustomStringConvertible {
  /// The text, without a line break at its end.
  ///
  /// Everything that is not fixed stands in code, so that a row's identity cannot become a link, a
  /// mention, markup or a column.
  public var description: String {
    var parts = title.isEmpty ? [] : ["### \(MarkdownCode.prose(title))"]
    parts.append(heading)
    parts.append(MarkdownCode.fenced(diagram.description))
    parts.append((TraceMarkdown.head + rows).joined(separator: "\n"))
    let items = violations.map(TraceMarkdown.item)
    if !items.isEmpty { parts.append(items.joined(separator: "\n")) }
    parts.append(
      "Rules held: \(held.isEmpty ? "none" : held.map(\.description).joined(separator: ", "))"
    )
    return parts.joined(separator: "\n\n")
  }

  private static let head = [
    "| # | step | requests | states | failures |", "| ---: | --- | --- | --- | --- |",
  ]

  private var heading: String {
    let settings = ([trace.policies] + (trace.limits ?? [])).joined(separator: " ")
    return "\(MarkdownCode.span(trace.feed)), policies \(MarkdownCode.span(settings))"
      + (trace.answersAtOnce == true ? ", answers at once" : "")
  }

  private var rows: [String] {
    trace.steps.enumerated().map { number, step in
      let cells = [
        [step.step], step.requests + step.cancelled.map { "\($0): cancelled" },
        step.states.map(\.line), step.failures.map(TraceMarkdown.withoutFirstObserver),
      ]
      let texts = cells.map { lines in
        lines.filter { !$0.isEmpty }.map(MarkdownCode.span).joined(separator: "<br>")
      }
      return "| \(number) | " + texts.joined(separator: " | ") + " |"
    }
  }

  private static func item(_ violation: Violation) -> String {
    "- Rule \(violation.rule), step \(violation.stepNumber): observed "
      + "\(MarkdownCode.span(violation.observed)), expected \(MarkdownCode.span(violation.expected))"
  }

  /// The first observer is the usual one and is not named.
  private static func withoutFirstObserver(_ failure: String) -> String {
    failure.hasPrefix("0: ") ? String(failure.dropFirst(3)) : "#" + failure
  }
}

extension TraceDocument.State {
  /// The state on one line.
  fileprivate var line: String {
    let words = [
      "\(topic) [\(rows.joined(separator: " "))]\(isStale ? " stale" : "")", cursor,
      "refresh \(refresh)", "append \(append)",
    ]
    return (observer == 0 ? "" : "#\(observer): ") + words.joined(separator: ", ")
  }
}
