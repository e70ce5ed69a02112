import FeedContract

/// The log of a session as a marble diagram that grows to the right.
struct PlayLog {
  /// One line: its name, and a cell for each beat.
  struct Lane {
    var name: String
    var cells: [String]
  }

  let lanes: [Lane]

  /// How many beats there are: the cells of every lane.
  let beatCount: Int

  init(_ session: PlaySession, isShort: Bool) {
    let beats = session.beats
    beatCount = beats.count
    if isShort {
      lanes = [Lane(name: "", cells: beats.map { Self.text(of: $0.steps) })]
      return
    }
    var lanes = [
      Lane(name: "you", cells: beats.map { Self.text(of: $0.intents) }),
      Lane(name: "network", cells: beats.map { Self.text(of: $0.answer.map { [$0] } ?? []) }),
    ]
    for (index, name) in session.names.enumerated() {
      let isLast = index == session.names.count - 1
      let cells = beats.map { $0.changes[index] + (isLast && !$0.agrees ? "≠" : "") }
      lanes.append(Lane(name: name, cells: cells))
    }
    self.lanes = lanes
  }

  /// The newest beats that fit, as lines of one width each.
  func lines(in columns: Int) -> [String] {
    let nameWidth = lanes.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    let gap = nameWidth == 0 ? 0 : 1
    let room = columns - nameWidth - gap
    var first = beatCount
    var used = 2
    while first > 0, used + width(of: first - 1) + 1 <= room {
      first -= 1
      used += width(of: first) + 1
    }
    return lanes.map { lane in
      var line = Self.padded(lane.name, to: nameWidth + gap)
      line += first > 0 ? "┄" : "─"
      for beat in first..<beatCount {
        line += Self.padded(lane.cells[beat], to: width(of: beat), with: "─") + "─"
      }
      return line + "▸"
    }
  }

  private func width(of beat: Int) -> Int {
    max(lanes.map { TextWidth.columns(of: $0.cells[beat]) }.max() ?? 0, 1)
  }

  private static func padded(_ text: String, to width: Int, with filler: Character = " ") -> String
  {
    text + String(repeating: filler, count: max(width - TextWidth.columns(of: text), 0))
  }

  /// Steps without the rows of their pages, which the screens show.
  private static func text(of steps: [Step]) -> String {
    steps.map { step in
      guard case .answer(var answer) = step.action, case .page(var sketch) = answer.outcome,
        sketch.rows?.isEmpty == false
      else { return step.description }
      sketch.rows = nil
      answer.outcome = .page(sketch)
      return answer.description
    }
    .joined(separator: " ")
  }
}
