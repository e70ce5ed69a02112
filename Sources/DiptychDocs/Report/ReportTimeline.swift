internal import FeedContract

/// The timeline of a page and the bar that moves through it.
struct ReportTimeline {
  let page: ReportPage
  let steps: [ReportStep]
  let start: Int

  var sections: Markup {
    """
    <section class="card time" aria-labelledby="h-time">
    <h2 id="h-time" class="vh">Timeline</h2>
    \(drawings)
    \(legend)
    </section>
    <section class="card bar-card" aria-label="Step through the trace">
    \(track)
    <div class="ctl">
    <div class="btns" role="group" aria-label="Playback">
    \(button("prev", "Previous step", ReportIcons.previous))
    <button id="play" type="button" aria-pressed="false">\
    <span class="i1">\(ReportIcons.play)Play</span><span class="i2">\(ReportIcons.pause)Pause</span>\
    </button>
    \(button("next", "Next step", ReportIcons.next))
    </div>
    <div id="cap" class="cap" role="status">\(captions)</div>
    \(choice)
    </div>
    <noscript><p class="nos">Stepping needs JavaScript, so that the page stands at one step. What happened in \
    the others is in <a href="#h-table">the trace as a table</a>.</p></noscript>
    </section>
    """
  }

  private var drawings: Markup {
    let traces = page.subjects.map(\.judgement.trace)
    let drawing = TraceDrawing(title: page.title, traces: traces)
    let scrolls: Markup =
      isLong ? " long\" tabindex=\"0\" role=\"region\" aria-label=\"Timeline, in columns" : ""
    let wide = drawing.element(.wide)
    return "<div class=\"tlbox\(scrolls)\">\(wide)\(drawing.element(.narrow))</div>"
  }

  private var legend: Markup {
    let signs: [(String, String)] = [
      ("R", "refresh"), ("M", "load more"), ("Y", "retry"), ("C", "choose"),
      ("1", "request or answer 1"),
      ("✕", "failed, or cancelled in a ring"),
    ]
    let used = signs.map { sign, meaning in
      "<span><b>\(sign)</b>\(meaning)</span>" as Markup
    }
    return """
      <p class="leg">\(used.joined())<span><i class="ha"></i>a request is open</span>\
      <span>Left to right inside a step is the order of emission.</span></p>
      """
  }

  /// Whether only lines that ran are shown, where that is known.
  private var choice: Markup {
    guard page.subjects.contains(where: { !$0.ran.isEmpty }) else { return "" }
    return """
      <label class="only"><input type="checkbox" id="ran">Only lines that ran</label>
      """
  }

  private var isLong: Bool { steps.count > DrawingGrid.columnsThatFit }

  private var track: Markup {
    let grid = DrawingGrid(slots: steps.map { _ in 1 }, .wide)
    let left = (grid.center(of: 0)) / grid.width * 100
    let width = grid.column * Double(steps.count - 1) / grid.width * 100
    let place: Markup = isLong ? "" : " style=\"--l:\(left)%;--tw:\(width)%\""
    let style: Markup = isLong ? "track long" : "track"
    let last = max(steps.count - 1, 0)
    return """
      <div class="\(style)"\(place)><label for="step">Step</label>\
      <input id="step" type="range" min="0" max="\(last)" step="1" value="\(start)" \
      style="--n:\(max(last, 1))" aria-valuetext="\(spoken(steps[start]))" aria-describedby="cap"></div>
      """
  }

  private var captions: Markup {
    steps.map { step in
      let shown: Markup = step.number == start ? "" : " hidden"
      let spoken: Markup = "data-say=\"\(spoken(step))\""
      let title: Markup = "<b>\(step.words.title)</b> <span>\(step.words.sentence)</span>"
      return "<p data-at=\"\(step.number)\" \(spoken)\(shown)>\(title)</p>" as Markup
    }.joined()
  }

  private func spoken(_ step: ReportStep) -> String {
    "Step \(step.number) of \(steps.count - 1): \(step.words.title)"
  }

  private func button(_ id: Markup, _ label: Markup, _ icon: Markup) -> Markup {
    "<button id=\"\(id)\" type=\"button\" aria-label=\"\(label)\">\(icon)</button>"
  }
}
