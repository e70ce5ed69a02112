internal import FeedContract
internal import FeedModel

/// The two halves of a page: what each feed did in the step, and the source that did it.
struct ReportPanes {
  let page: ReportPage
  let steps: [ReportStep]
  let start: Int

  var sections: Markup {
    let panes = page.subjects.indices.map(pane)
    return """
      <div class="diff" role="status">\(differences)</div>
      <div class="panes">
      \(panes.joined(by: "\n"))
      </div>
      """
  }

  /// What the step shows of both feeds together.
  private var differences: Markup {
    steps.map { step in
      let difference = ReportDifference(step: step, names: page.subjects.map(\.name))
      let style: Markup = difference.isApart ? "ne" : "eq"
      let text: Markup = "<b>\(difference.heading)</b> \(difference.sentence)"
      return "<p class=\"\(style)\" \(at([step.number]))>\(text)</p>" as Markup
    }.joined()
  }

  private func pane(_ side: Int) -> Markup {
    let subject = page.subjects[side]
    let id: Markup = "h-pane-\(side + 1)"
    let head: Markup = "<h3 id=\"\(id)\">\(ReportIcons.mark(subject.mark))\(subject.name)</h3>"
    let states = steps.map { step in
      "<div class=\"st\" \(at([step.number]))>\(state(step, side))</div>" as Markup
    }
    return """
      <article class="pane \(subject.mark.style)" aria-labelledby="\(id)">
      <header>\(head)<p>\(subject.style)</p></header>
      \(states.joined(by: "\n"))
      \(source(of: subject))
      </article>
      """
  }

  private func state(_ step: ReportStep, _ side: Int) -> Markup {
    let deeds = step.deeds[side]
    let emitted = ReportEmissions(deeds: deeds, mark: page.subjects[side].mark)
    return """
      <div class="two"><section><h4>In this step</h4>\(emitted.list)</section>\
      <section><h4>States shown <span class="cnt">\(deeds.states.count)</span></h4>\
      \(emitted.screens)</section></div>
      <h4 class="hh">State after the step</h4>\(emitted.values)
      """
  }

  private func source(of subject: ReportSubject) -> Markup {
    switch subject.source {
    case .description(let text):
      return "<p class=\"src\">\(text)</p>"
    case .file(let excerpt, let text):
      let note: Markup = "<p class=\"src note\">\(text)</p>"
      return "<div class=\"cb\">\(note)\(code(excerpt, "Source of the feed", subject))</div>"
    case .regions(let regions, _):
      let names = Set(steps.map(\.region)).sorted()
      return names.map { name in
        let numbers = steps.filter { $0.region == name }.map(\.number)
        guard let excerpt = regions[name] else {
          return "<p class=\"src\" \(at(numbers))>There is no region \(name).</p>" as Markup
        }
        let code = code(excerpt, "Source of this step", subject)
        return "<div class=\"cb\" \(at(numbers))>\(code)</div>" as Markup
      }.joined(by: "\n")
    }
  }

  private func code(_ excerpt: Excerpt, _ heading: String, _ subject: ReportSubject) -> Markup {
    let code = ReportCode(excerpt: excerpt)
    let label = "\(subject.name), source of \(excerpt.name)"
    return """
      <h4 class="hh">\(heading) <code>\(excerpt.name)</code></h4>\
      <div class="code" tabindex="0" role="region" aria-label="\(label)"><pre><code>\
      \(code.lines)</code></pre></div><p class="src">\(code.place)</p>
      """
  }

  /// The attributes of what is shown at some steps only.
  private func at(_ numbers: [Int]) -> Markup {
    let list = numbers.map { "\($0)" as Markup }.joined(by: " ")
    return "data-at=\"\(list)\"\(numbers.contains(start) ? "" : " hidden")"
  }
}
