internal import FeedContract

/// The beginning of a page: the title, the verdict in sentences, and the facts.
struct ReportHeader {
  let page: ReportPage
  let steps: [ReportStep]

  var section: Markup {
    """
    <header class="top">
    <p class="eb">Comparison report</p>
    <h1>\(page.title)</h1>
    <p class="lede">\(introduction) <strong>\(verdict)</strong> \(way)</p>
    <dl class="facts">
    \(page.subjects.map(rules).joined(by: "\n"))
    <div><dt>Same state</dt><dd><b>\(agreeing)</b> of \(events) events</dd></div>
    <div><dt>Scenario</dt><dd><code>\(page.name)</code></dd></div>
    \(policies)
    </dl>
    </header>
    """
  }

  /// One sentence: whether the feeds agree.
  var verdict: String {
    if let broken = steps.first(where: { $0.deeds.contains { !$0.violations.isEmpty } }) {
      let names = zip(page.subjects, broken.deeds).filter { !$1.violations.isEmpty }.map(\.0.name)
      let rules = broken.deeds.flatMap(\.violations).map { "\($0.rule)" }
      let which = rules.count == 1 ? "rule \(rules[0])" : "rules \(rules.joined(separator: ", "))"
      return "\(names.joined(separator: " and ")) breaks \(which) at step \(broken.number)."
    }
    if let apart = steps.first(where: { !$0.agrees }) {
      return "They are apart after step \(apart.number): \(apart.words.title.lowercasedFirst)."
    }
    return "Both show the same state after every event."
  }

  /// The policies other than the default; nothing when there are none.
  private var policies: Markup {
    let all = page.subjects.map { "\($0.judgement.trace.policies)" }
    if all.allSatisfy({ $0 == "default" }) { return "" }
    let words = all[0] == all[1] ? all[0] : all.joined(separator: " against ")
    return "<div><dt>Policies</dt><dd><code>\(words)</code></dd></div>"
  }

  private var introduction: String {
    let names = page.subjects.map(\.name).joined(separator: " and ")
    return "The same \(events) event\(events == 1 ? "" : "s") went to \(names), without a network."
  }

  private var way: String {
    let counts = page.subjects.map { RunCount($0.judgement.trace) }
    let requests = counts.map(\.requests)
    let states = counts.map(\.emissions)
    let redundant = counts.map(\.redundant)
    let names = page.subjects.map(\.name)
    if requests[0] == requests[1], states[0] == states[1], redundant == [0, 0] {
      return "On the way each sends \(counted(requests[0], "request")) and shows "
        + "\(counted(states[0], "state")), none of them twice in a row."
    }
    let parts = [0, 1].map { side in
      "\(names[side]) sends \(counted(requests[side], "request")) and shows "
        + "\(counted(states[side], "state"))"
        + (redundant[side] == 0 ? "" : ", \(redundant[side]) of them equal to the one before")
    }
    return "On the way " + parts.joined(separator: "; ") + "."
  }

  private var events: Int { steps.count - 1 }

  private var agreeing: Int { steps.dropFirst().count(where: \.looksTheSame) }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func rules(of subject: ReportSubject) -> Markup {
    let held: Markup =
      "<b>\(subject.heldCount)</b> of \(subject.exercised.count) exercised rules hold"
    return """
      <div class="\(subject.mark.style)"><dt>\(ReportIcons.mark(subject.mark))\(subject.name)</dt>\
      <dd>\(held)</dd></div>
      """
  }
}

extension String {
  /// The text with a small first letter, for the middle of a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
