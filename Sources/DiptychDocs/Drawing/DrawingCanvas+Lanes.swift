internal import FeedContract
internal import FeedModel

extension DrawingCanvas {
  /// What came from outside: intents, or answers.
  mutating func stimuli(_ moments: [Trace.Moment], areAnswers: Bool, at y: Double) {
    for (step, moment) in moments.enumerated() {
      guard let action = moment.step?.action else { continue }
      let words = words[step]
      let x = grid.x(step, 0)
      let tip: Markup = "<title>\(words.title). \(words.sentence)</title>"
      let isAnswer = if case .answer = action { true } else { false }
      guard isAnswer == areAnswers else { continue }
      add(paper: Mark.circle.shape(x, y, radius: grid.radius + 1, "u"))
      if isAnswer {
        let style: Markup = words.sign == "✕" ? "m bad" : "m in"
        let mark = Mark.circle.shape(x, y, radius: grid.radius + 1, style)
        add("\(tip)\(mark)\(sign(words.sign, x, y, "in"))", step: step)
      } else {
        let mark = Mark.circle.shape(x, y, radius: grid.radius + 1, "m in")
        add("\(tip)\(mark)\(sign(words.sign, x, y, "in"))", step: step)
      }
    }
  }

  /// Requests, each with a line for as long as it is open.
  mutating func requests(_ events: LaneEvents, _ trace: Trace, _ mark: Mark, at y: Double) {
    let ends = endings(of: trace)
    for placed in events.all {
      let x = grid.x(placed.step, placed.slot)
      switch placed.event {
      case .sent(let number):
        let end = ends[number].map { grid.x($0.step, $0.slot) } ?? grid.right
        let span: Markup = "x1=\"\(x)\" y1=\"\(y)\" x2=\"\(max(end, x))\" y2=\"\(y)\""
        let line: Markup = "<line class=\"open \(mark.style)\" \(span)/>"
        let tip: Markup = "<title>request \(number): \(trace.requests[number - 1].words)</title>"
        let shape = mark.shape(x, y, radius: grid.radius, "m \(mark.style)")
        add(paper: mark.shape(x, y, radius: grid.radius, "u"))
        add("\(tip)\(line)\(shape)\(sign("\(number)", x, y, ""))", step: placed.step)
      case .cancelled(let number):
        let tip: Markup = "<title>request \(number) is cancelled</title>"
        add(paper: mark.shape(x, y, radius: grid.radius * 0.72, "u"))
        let ring = mark.shape(x, y, radius: grid.radius * 0.72, "m hollow \(mark.style)")
        add("\(tip)\(ring)\(cross(x, y, "x \(mark.style)"))", step: placed.step)
      default: continue
      }
    }
  }

  /// States as bands that last until the next one.
  mutating func states(_ events: LaneEvents, _ mark: Mark, at y: Double) {
    let states = events.states
    for (index, entry) in states.enumerated() {
      let first = index == 0 && entry.place.step == 0
      let start = first ? grid.left : grid.x(entry.place.step, entry.place.slot)
      let next = states.indices.contains(index + 1) ? states[index + 1].place : nil
      let end = next.map { grid.x($0.step, $0.slot) } ?? grid.right
      let width = max(end - start - 2, 3)
      var style: Markup = "b \(mark.style)"
      if entry.state.isBusy { style += " load" } else if entry.state.hasFailed { style += " err" }
      let corner: Markup = "x=\"\(start)\" y=\"\(y - grid.band / 2)\" rx=\"4\""
      let size: Markup = "width=\"\(width)\" height=\"\(grid.band)\""
      let tip: Markup = "<title>\(entry.state.words)</title>"
      let band: Markup = "<rect class=\"\(style)\" \(corner) \(size)/>"
      let text = label(entry.state, start, width, y, mark)
      add(paper: "<rect class=\"u\" \(corner) \(size)/>")
      add("\(tip)\(band)\(text)", step: entry.place.step)
    }
  }

  /// Failures that were told to whoever listens.
  mutating func announcements(_ events: LaneEvents, _ mark: Mark, at y: Double) {
    for placed in events.all {
      guard case .failure(_, let failure) = placed.event else { continue }
      let x = grid.x(placed.step, placed.slot)
      let tip: Markup =
        "<title>\(failure.operation.words) failed. \(failure.error.description)</title>"
      let shape = mark.shape(x, y, radius: grid.radius, "m bad")
      add(paper: mark.shape(x, y, radius: grid.radius, "u"))
      add("\(tip)\(shape)\(cross(x, y, "x on"))", step: placed.step)
    }
  }

  /// How many states both feeds showed in each step.
  mutating func emissions(_ lanes: [LaneEvents], at y: Double) {
    for step in 0..<min(lanes[0].stepCount, lanes[1].stepCount) {
      let counts = lanes.map { $0.emissions(in: step) }
      let same = counts[0] == counts[1]
      let text = "\(counts[0]) \(same ? ":" : "≠") \(counts[1])"
      let style: Markup = same ? "" : " ne"
      let x = grid.center(of: step)
      let half = grid.isNarrow ? 15.5 : 22
      let size: Markup = "width=\"\(half * 2)\" height=\"\(grid.band)\" rx=\"\(grid.band / 2)\""
      let corner: Markup = "x=\"\(x - half)\" y=\"\(y - grid.band / 2)\""
      let baseline = y + (grid.isNarrow ? 3.5 : 4.5)
      let pill: Markup = "<rect class=\"fr\(style)\" \(corner) \(size)/>"
      let label: Markup = "<text class=\"ft\(style)\" x=\"\(x)\" y=\"\(baseline)\">\(text)</text>"
      add(paper: "<rect class=\"u\" \(corner) \(size)/>")
      add("\(pill)\(label)", step: step)
    }
  }

  private func sign(_ text: String, _ x: Double, _ y: Double, _ style: Markup) -> Markup {
    let baseline = y + (grid.isNarrow ? 3.1 : 4.2)
    return "<text class=\"mt \(style)\" x=\"\(x)\" y=\"\(baseline)\">\(text)</text>"
  }

  private func cross(_ x: Double, _ y: Double, _ style: Markup) -> Markup {
    let r = grid.radius * 0.34
    let path: Markup = "M\(x - r) \(y - r)L\(x + r) \(y + r)M\(x + r) \(y - r)L\(x - r) \(y + r)"
    return "<path class=\"\(style)\" d=\"\(path)\"/>"
  }

  private func label(
    _ state: FeedState,
    _ start: Double,
    _ width: Double,
    _ y: Double,
    _ mark: Mark
  ) -> Markup {
    let fitting = state.labels.first { Double($0.count) * grid.character + 10 <= width }
    guard let text = fitting else { return "" }
    let style: Markup = state.hasFailed && !state.isBusy ? "\(mark.style) err" : mark.style
    let baseline = y + (grid.isNarrow ? 3.4 : 4.3)
    let x = start + (grid.isNarrow ? 4 : 8)
    return "<text class=\"bt \(style)\" x=\"\(x)\" y=\"\(baseline)\">\(text)</text>"
  }

  /// Where each request was answered or cancelled for the first time.
  private func endings(of trace: Trace) -> [Int: (step: Int, slot: Int)] {
    var ends: [Int: (step: Int, slot: Int)] = [:]
    let events = LaneEvents(trace)
    for placed in events.all {
      if case .cancelled(let number) = placed.event, ends[number] == nil {
        ends[number] = (placed.step, placed.slot)
      }
    }
    for (step, moment) in ([trace.beginning] + trace.steps).enumerated() {
      for case .answered(let number, _) in moment.events where ends[number] == nil {
        ends[number] = (step, 0)
      }
    }
    return ends
  }
}
