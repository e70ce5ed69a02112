internal import FeedContract

/// What both feeds cost, counted in the run and in the sources.
struct ReportCosts {
  let page: ReportPage

  var section: Markup {
    let heads = page.subjects.map { subject in
      "<th scope=\"col\">\(ReportIcons.mark(subject.mark))\(subject.name)</th>" as Markup
    }
    return """
      <section class="card pad" aria-labelledby="h-cost"><h2 id="h-cost">Cost</h2>
      <p class="note">Each pair shares one scale. Shorter is less, not better.</p>
      <table class="cost"><thead><tr><th scope="col">Measure</th>\(heads.joined())</tr></thead>
      <tbody>\(CostTable([page.subjects]).measures.map(row).joined(by: "\n"))</tbody></table>
      \(names)
      </section>
      """
  }

  private func row(_ measure: CostTable.Measure) -> Markup {
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
