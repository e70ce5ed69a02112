public import FeedContract

/// Traces of one scenario as a drawing: a column for each step, a lane for each side of the seam.
///
/// Columns are ordinal, and inside a step left to right is the order of emission. What comes from
/// outside is drawn once, above; below it each feed has its requests, its states as bands, and what
/// it announced. A state is hatched while a request is open, and crossed marks are failures.
public struct TraceDrawing {
  /// What the drawing shows, in a few words.
  public let title: String

  /// The runs, all of the same scenario.
  public let traces: [Trace]

  /// Draws traces of the same scenario.
  ///
  /// - Parameters:
  ///   - title: What the drawing shows, in a few words.
  ///   - traces: The runs; at least one.
  public init(title: String, traces: [Trace]) {
    self.title = title
    self.traces = traces
  }

  /// The drawing as a file of its own.
  ///
  /// - Parameter palette: The colours.
  /// - Returns: A whole SVG document that refers to nothing outside.
  public func svg(_ palette: Palette) -> String {
    let canvas = DrawingCanvas(traces, .document)
    let size: Markup = "width=\"\(canvas.grid.width)\" height=\"\(canvas.height)\""
    let box: Markup = "viewBox=\"0 0 \(canvas.grid.width) \(canvas.height)\""
    let style = Markup(stringLiteral: palette.applied(to: DrawingStyle.rules))
    let attributes: Markup = """
      \(size) \(box) class="tl" role="img" aria-labelledby="title description"
      """
    let document: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)>
      <title id="title">\(title)</title>
      <desc id="description">\(description)</desc>
      <style>
      \(style)
      </style>
      \(canvas.pattern(named: "hatch"))
      <rect class="paper" width="\(canvas.grid.width)" height="\(canvas.height)" rx="14"/>
      \(canvas.content)
      </svg>

      """
    return document.text
  }

  /// What the drawing shows, in sentences, for those who do not see it.
  public var description: String {
    let names = traces.map(\.name).joined(separator: " and ")
    let counts = traces.map { trace in
      let states = LaneEvents(trace).states.count
      let requests = trace.requests.count
      return "\(trace.name): \(requests) request\(requests == 1 ? "" : "s"), "
        + "\(states) state\(states == 1 ? "" : "s"), ending with "
        + (trace.lastState?.words ?? "nothing")
    }
    let scenario = traces.first?.scenario.stepText ?? ""
    return "Timeline of \(names) through \(scenario). " + counts.joined(separator: ". ") + "."
  }

  /// The drawing inside a page, whose style sheet has the rules.
  ///
  /// - Parameter layout: Which page it is for.
  /// - Returns: One `svg` element.
  func element(_ layout: DrawingLayout) -> Markup {
    let canvas = DrawingCanvas(traces, layout)
    let style: Markup = canvas.grid.isNarrow ? "tl tl-c" : "tl tl-w"
    let box: Markup = "viewBox=\"0 0 \(canvas.grid.width) \(canvas.height)\""
    let move: Markup = "style=\"--p:\(canvas.grid.column)px;--w:\(canvas.grid.width)px\""
    return """
      <svg class="\(style)" \(move) \(box) role="img" aria-label="\(title): \(description)">
      \(canvas.pattern(named: canvas.grid.isNarrow ? "hatch-c" : "hatch"))
      \(canvas.playhead)\(canvas.content)\(canvas.targets)</svg>
      """
  }
}
