internal import FeedContract
internal import FeedModel

/// The whole trace as text and as a table: what the rest of the page shows, without a script.
struct ReportTrace {
  let page: ReportPage
  let steps: [ReportStep]

  var section: Markup {
    """
    <section class="card pad" aria-labelledby="h-table"><h2 id="h-table">The trace as text</h2>
    \(page.subjects.map(marble).joined(by: "\n"))
    <details open><summary>The trace as a table</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="Trace as a table">
    <table class="plain"><thead><tr><th scope="col">Step</th><th scope="col">Notation</th>\
    <th scope="col">What happens</th>\(heads)</tr></thead>
    <tbody>\(steps.map(row).joined(by: "\n"))</tbody></table></div></details>
    </section>
    """
  }

  private var heads: Markup {
    page.subjects.map { "<th scope=\"col\">\($0.name)</th>" as Markup }.joined()
  }

  private func marble(of subject: ReportSubject) -> Markup {
    let trace = subject.judgement.trace
    let mark = subject.judgement.violations.first?.stepNumber
    let text = Marble(trace, mark: mark).description
      .split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.map { "\(String($0))" as Markup }
    // Print makes the letters as small as the width needs.
    let columns = text.map(\.count).max() ?? 1
    let label = "\(subject.name) as a marble diagram"
    return """
      <h3 class="sub \(subject.mark.style)">\(ReportIcons.mark(subject.mark))\(subject.name)</h3>
      <div class="scroll" tabindex="0" role="region" aria-label="\(label)">\
      <pre class="ascii" style="--c:\(columns)">\(lines.joined(by: "\n"))</pre></div>
      """
  }

  private func row(_ step: ReportStep) -> Markup {
    let moments = page.subjects.first.map {
      [$0.judgement.trace.beginning] + $0.judgement.trace.steps
    }
    let notation = moments?[step.number].step?.description ?? ""
    let deeds = step.deeds.map { deeds in
      "<td>\(ReportTrace.text(of: deeds))</td>" as Markup
    }
    let link: Markup = """
      <a href="#step-\(step.number)" data-go="\(step.number)"><span class="vh">step </span>\(step.number)</a>
      """
    return """
      <tr><th scope="row" class="ev-c">\(link)</th><td class="no-t">\(notation)</td>\
      <td>\(step.words.title)</td>\(deeds.joined())</tr>
      """
  }

  private static func text(of deeds: ReportDeeds) -> String {
    let parts = deeds.events.map { event in
      switch event {
      case .sent(let number): "request \(number): \(deeds.requests[number - 1].words)"
      case .cancelled(let number): "request \(number) cancelled"
      case .state(0, let state): "state: \(state.words)"
      case .state(let observer, let state): "observer \(observer + 1): \(state.words)"
      case .failure(let observer, let failure):
        (observer == 0 ? "" : "observer \(observer + 1): ") + "\(failure.operation.words) failed"
      case .nested: "an observer is called inside a call"
      case .retained: "the feed is not released"
      case .intent, .bound, .leaving, .answered: ""
      }
    }
    let broken = deeds.violations.map { "rule \($0.rule) is broken" }
    return parts.isEmpty && broken.isEmpty ? "nothing" : (parts + broken).joined(separator: "; ")
  }
}
