internal import FeedContract

/// What both feeds cost, counted in the run and in the sources.
struct ReportCosts {
  /// One thing that is counted.
  private struct Measure {
    let name: String
    let rule: String
    let values: [Int?]
  }

  let page: ReportPage

  var section: Markup {
    let heads = page.subjects.map { subject in
      "<th scope=\"col\">\(ReportIcons.mark(subject.mark))\(subject.name)</th>" as Markup
    }
    return """
      <section class="card pad" aria-labelledby="h-cost"><h2 id="h-cost">Cost</h2>
      <p class="note">Each pair shares one scale. Shorter is less, not better.</p>
      <table class="cost"><thead><tr><th scope="col">Measure</th>\(heads.joined())</tr></thead>
      <tbody>\(measures.map(row).joined(by: "\n"))</tbody></table>
      \(names)
      </section>
      """
  }

  private var measures: [Measure] {
    let runs = page.subjects.map { RunCount($0.judgement.trace) }
    let sources = page.subjects.map(\.count)
    var all = [
      Measure(name: "Requests", rule: "sent in this run", values: runs.map(\.requests)),
      Measure(
        name: "Emissions",
        rule: "states shown after the first",
        values: runs.map(\.emissions)
      ),
      Measure(
        name: "Redundant emissions",
        rule: "equal to the state before",
        values: runs.map(\.redundant)
      ),
      Measure(name: "Announcements", rule: "failures told", values: runs.map(\.announcements)),
    ]
    guard sources.contains(where: { $0 != nil }) else { return all }
    all += [
      Measure(
        name: "Source lines",
        rule: "with code: neither blank nor comment",
        values: sources.map { $0?.lines }
      ),
      Measure(
        name: "Lines in shared regions",
        rule: "the \(shared.count) regions that both sources mark",
        values: page.subjects.map(sharedLines)
      ),
      Measure(name: "Source files", rule: "of the module", values: sources.map { $0?.files }),
      Measure(
        name: "Branch points",
        rule: "if, guard, for, while, catch, case of a switch, ??, ? :",
        values: sources.map { $0?.branches }
      ),
      Measure(
        name: "Mutable variables",
        rule: "stored in a type, or kept in a relay: they outlive a call",
        values: sources.map { $0?.variables }
      ),
      Measure(
        name: "Names to learn",
        rule: "of the streams and the style, used in the module",
        values: sources.map { $0?.names.count }
      ),
    ]
    return all
  }

  /// The names of the regions that both sources have.
  private var shared: [String] {
    let names = page.subjects.map { Set($0.regions.keys) }
    return names.dropFirst().reduce(names[0]) { $0.intersection($1) }.sorted()
  }

  private func sharedLines(of subject: ReportSubject) -> Int? {
    guard subject.count != nil, !shared.isEmpty else { return nil }
    var count = SourceCount()
    for name in shared { count.add(subject.regions[name]?.text ?? "") }
    return count.lines
  }

  private func row(_ measure: Measure) -> Markup {
    let most = max(measure.values.compactMap { $0 }.max() ?? 0, 1)
    let cells = zip(page.subjects, measure.values).map { subject, value in
      "<td data-l=\"\(subject.name)\">\(bar(value, most, subject.mark))</td>" as Markup
    }
    let head: Markup = "<th scope=\"row\">\(measure.name)<small>\(measure.rule)</small></th>"
    return "<tr>\(head)\(cells.joined())</tr>"
  }

  private func bar(_ value: Int?, _ most: Int, _ mark: Mark) -> Markup {
    guard let value else { return "<span class=\"na\">not counted</span>" }
    let thousandths = value * 1000 / most
    let digits = "\(thousandths + 1000)".dropFirst()
    let share: Markup = thousandths == 1000 ? "1" : "0.\(String(digits))"
    return """
      <span class="bar \(mark.style)" style="--v:\(share)"><i></i><b>\(value)</b></span>
      """
  }

  private var names: Markup {
    let lists = page.subjects.compactMap { subject -> Markup? in
      guard let count = subject.count else { return nil }
      let words = count.names.sorted().map { "<code>\($0)</code>" as Markup }.joined(by: " ")
      return "<p><b>\(subject.name)</b> \(words)</p>"
    }
    guard !lists.isEmpty else { return "" }
    return
      "<details><summary>The names to learn</summary><div class=\"names\">\(lists.joined())</div></details>"
  }
}
