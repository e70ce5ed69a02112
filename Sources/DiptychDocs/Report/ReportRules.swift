internal import FeedContract

/// The rules that the scenario exercised, with the steps at which it did.
struct ReportRules {
  let page: ReportPage

  var section: Markup {
    let heads = page.subjects.map { subject in
      "<th scope=\"col\">\(ReportIcons.mark(subject.mark))\(subject.name)</th>" as Markup
    }
    return """
      <section class="card pad" aria-labelledby="h-rules"><h2 id="h-rules">Conformance</h2>
      <p class="note">\(introduction)</p>
      <table class="rules"><thead><tr><th scope="col">Rule</th>\(heads.joined())\
      <th scope="col">Seen at step</th></tr></thead>
      <tbody>\(exercised.map(row).joined(by: "\n"))</tbody></table>
      \(rest)
      </section>
      """
  }

  private var exercised: [RuleID] {
    RuleSet.all.rules.filter { rule in page.subjects.contains { $0.exercised.contains(rule) } }
  }

  private var introduction: String {
    "\(exercised.count) of the \(RuleSet.all.rules.count) rules that are judged at the seam arose in "
      + "this scenario. A step is a link: it shows where."
  }

  private var rest: Markup {
    let others = RuleSet.all.rules.filter { !exercised.contains($0) }
    guard !others.isEmpty else { return "" }
    let items = others.map { rule in
      "<li><b>\("\(rule)")</b> \(Rule.with(rule)?.must ?? "")</li>" as Markup
    }
    return """
      <details><summary>\(others.count) rules were not exercised, so nothing is said of them</summary>
      <ul class="others">\(items.joined())</ul></details>
      """
  }

  private func row(_ rule: RuleID) -> Markup {
    let must = Rule.with(rule)?.must ?? ""
    let verdicts = page.subjects.map { subject in
      "<td data-l=\"\(subject.name)\">\(verdict(of: subject, on: rule))</td>" as Markup
    }
    let steps = Set(page.subjects.flatMap { $0.judgement.steps(of: rule) }).sorted()
    let links = steps.map { link(to: $0, text: "\($0)") }.joined(by: " ")
    return """
      <tr><th scope="row"><span class="id">\("\(rule)")</span>\(must)</th>\(verdicts.joined())\
      <td class="ev-c" data-l="Seen at step">\(links)</td></tr>
      """
  }

  private func verdict(of subject: ReportSubject, on rule: RuleID) -> Markup {
    switch subject.judgement.verdict(on: rule) {
    case .held: return "<span class=\"ok\">\(ReportIcons.held)holds</span>"
    case .notExercised: return "<span class=\"na\">not exercised</span>"
    case .broken(let step):
      let link = link(to: step, text: "\(step)")
      return
        "<span class=\"ko\">\(ReportIcons.broken)broken</span> <span class=\"vh\">at</span>\(link)"
    }
  }

  private func link(to step: Int, text: Markup) -> Markup {
    "<a href=\"#step-\(step)\" data-go=\"\(step)\"><span class=\"vh\">step </span>\(text)</a>"
  }
}
