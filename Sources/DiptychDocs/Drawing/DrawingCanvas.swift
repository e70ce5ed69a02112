internal import FeedContract
internal import FeedModel

/// The content of a drawing, row by row from the top.
struct DrawingCanvas {
  let grid: DrawingGrid

  /// Everything drawn, without the element around it.
  private(set) var content = Markup()

  /// Where the next row begins; at last the height.
  private(set) var height: Double

  let words: [StepWords]

  init(_ traces: [Trace], _ layout: DrawingLayout) {
    let lanes = traces.map(LaneEvents.init)
    let moments = traces.first.map { [$0.beginning] + $0.steps } ?? []
    let slots = moments.indices.map { step in
      lanes.map { step < $0.stepCount ? $0.slots[step] : 1 }.max() ?? 1
    }
    grid = DrawingGrid(slots: slots, layout)
    words = traces.first.map(StepWords.all) ?? []
    height = grid.head
    heads()
    group("Both receive", named: traces.count == 1 ? "The feed receives" : nil, style: "")
    lane("intents", style: "") { $0.stimuli(moments, areAnswers: false, at: $1) }
    lane("answers", style: "") { $0.stimuli(moments, areAnswers: true, at: $1) }
    let failed = lanes.contains { $0.all.contains { $0.event.isFailure } }
    for (trace, events) in zip(traces, lanes) {
      let mark = Mark(subject: trace.name)
      group(trace.name, named: nil, style: mark.style)
      lane("requests", style: mark.style) { $0.requests(events, trace, mark, at: $1) }
      lane("states", style: mark.style) { $0.states(events, mark, at: $1) }
      if failed {
        lane("announcements", style: mark.style) { $0.announcements(events, mark, at: $1) }
      }
    }
    if lanes.count == 2 {
      group("States shown in each step", named: nil, style: "")
      lane(traces.map { Mark(subject: $0.name).sign }.joined(separator: " : "), style: "") {
        $0.emissions(lanes, at: $1)
      }
    }
    height += grid.isNarrow ? 8 : 14
  }

  /// The hatching of states with an open request.
  func pattern(named name: Markup) -> Markup {
    let marks: [Mark] = [.circle, .square, .diamond]
    let patterns = marks.map { mark in
      let head: Markup = "<pattern id=\"\(name)-\(mark.style)\" width=\"6\" height=\"6\""
      let turn: Markup = "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\""
      let fill: Markup = "<rect class=\"pb \(mark.style)\" width=\"6\" height=\"6\"/>"
      let line: Markup = "<line class=\"pl \(mark.style)\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\"/>"
      return "\(head) \(turn)>\(fill)\(line)</pattern>" as Markup
    }
    return "<defs>\(patterns.joined())</defs>"
  }

  /// The column that is looked at, in a page.
  var playhead: Markup {
    let inset = grid.column * 0.04
    let place: Markup = "x=\"\(grid.left + inset)\" y=\"4\" width=\"\(grid.column - 2 * inset)\""
    return "<g class=\"ph\"><rect \(place) height=\"\(height - 8)\" rx=\"10\"/></g>"
  }

  /// What takes a click on a column, in a page.
  var targets: Markup {
    words.indices.map { step in
      let place: Markup = "x=\"\(grid.left + grid.column * Double(step))\" y=\"0\""
      let size: Markup = "width=\"\(grid.column)\" height=\"\(height)\""
      return "<rect class=\"hit\" data-go=\"\(step)\" \(place) \(size)/>" as Markup
    }.joined()
  }

  /// Adds paper on which a mark or band stands, so that no line is seen through it.
  mutating func add(paper: Markup) {
    content += "\(paper)\n"
  }

  /// Adds what belongs to one step, and lies in the future before it.
  mutating func add(_ markup: Markup, step: Int) {
    content += "<g class=\"ev\" data-k=\"\(step)\">\(markup)</g>\n"
  }

  private mutating func heads() {
    for (step, word) in words.enumerated() {
      let x = grid.center(of: step)
      let number: Markup =
        "<text class=\"hs\" x=\"\(x)\" y=\"\(grid.isNarrow ? 20 : 28)\">\(step)</text>"
      let fits = Double(word.short.count) * (grid.isNarrow ? 4.9 : 6.4) < grid.column
      let short = fits ? word.short : word.sign
      let label: Markup =
        "<text class=\"ht\" x=\"\(x)\" y=\"\(grid.isNarrow ? 33 : 46)\">\(short)</text>"
      content += "<g class=\"hd\" data-hd=\"\(step)\">\(number)\(label)</g>\n"
    }
  }

  private mutating func group(_ name: String, named other: String?, style: Markup) {
    let x: Double = grid.isNarrow ? 8 : 22
    let y = height + grid.title * 0.66
    content += "<text class=\"gl \(style)\" x=\"\(x)\" y=\"\(y)\">\(other ?? name)</text>\n"
    height += grid.title
  }

  private mutating func lane(
    _ name: String,
    style: Markup,
    draw: (inout DrawingCanvas, Double) -> Void
  ) {
    let middle = height + (grid.isNarrow ? 26 : grid.lane / 2)
    let x: Double = grid.isNarrow ? 8 : 22
    let baseline = grid.isNarrow ? height + 11 : middle + 4.5
    content += "<text class=\"ll \(style)\" x=\"\(x)\" y=\"\(baseline)\">\(name)</text>"
    let ends: Markup = "x1=\"\(grid.left)\" y1=\"\(middle)\" x2=\"\(grid.right)\" y2=\"\(middle)\""
    content += "<line class=\"ax \(style)\" \(ends)/>\n"
    draw(&self, middle)
    height += grid.lane
  }
}

extension Event {
  fileprivate var isFailure: Bool {
    if case .failure(0, _) = self { true } else { false }
  }
}
