/// What pieces of work cost as the list grows: one panel each, both axes logarithmic.
///
/// A panel has two curves that differ in mark, line and word and not in colour alone. The drawing is
/// light or dark, as the reader's screen is.
public struct CostDrawing {
  /// What the work cost at one size, in nanoseconds.
  public struct Point: Hashable, Sendable {
    let size: Double
    let low: Double
    let cost: Double
    let high: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - size: How large the list was, more than 0.
    ///   - low: The first quartile of the cost.
    ///   - cost: Its median, in nanoseconds, more than 0.
    ///   - high: The third quartile.
    public init(size: Double, low: Double, cost: Double, high: Double) {
      self.size = size
      self.low = low
      self.cost = cost
      self.high = high
    }
  }

  /// One way of doing the work.
  public struct Curve: Hashable, Sendable {
    let name: String
    let points: [Point]

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - name: The way of doing the work.
    ///   - points: What it cost, by size.
    public init(name: String, points: [Point]) {
      self.name = name
      self.points = points.filter { $0.size > 0 && $0.cost > 0 }
    }
  }

  /// One piece of work, done in two ways.
  public struct Panel: Hashable, Sendable {
    let title: String
    let sizes: String
    let measured: Curve
    let baseline: Curve

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - title: The work.
    ///   - sizes: What the sizes count.
    ///   - measured: What was measured.
    ///   - baseline: What it is compared with.
    public init(title: String, sizes: String, measured: Curve, baseline: Curve) {
      self.title = title
      self.sizes = sizes
      self.measured = measured
      self.baseline = baseline
    }

    var points: [Point] { measured.points + baseline.points }
  }

  /// What the drawing shows, in a few words.
  let title: String

  /// Where the figures come from.
  let machine: String

  /// What else has to be known of the figures; empty when nothing has.
  let remark: String
  let panels: [Panel]

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - title: What it shows, in a few words.
  ///   - machine: Where the figures come from.
  ///   - remark: What else has to be known of the figures, such as that they are rough.
  ///   - panels: The pieces of work.
  public init(title: String, machine: String, remark: String = "", panels: [Panel]) {
    self.title = title
    self.machine = machine
    self.remark = remark
    self.panels = panels.filter { !$0.points.isEmpty }
  }

  /// Where the figures come from and what has to be known of them.
  private var notes: String { remark.isEmpty ? machine : "\(machine); \(remark)" }

  /// What the drawing shows, in sentences, for those who do not see it.
  public var description: String {
    let sentences = panels.map { panel in
      let growth = [panel.measured, panel.baseline].compactMap { curve -> String? in
        guard let first = curve.points.first, let last = curve.points.last, first != last else {
          return nil
        }
        return "\(curve.name) from \(CostScale.time(first.cost)) to \(CostScale.time(last.cost))"
      }
      let sizes = panel.points.map(\.size)
      let range = "\(CostScale.count(sizes.min() ?? 0)) to \(CostScale.count(sizes.max() ?? 0))"
      let costs = growth.isEmpty ? "one size only" : growth.joined(separator: ", ")
      return "\(panel.title), \(range) \(panel.sizes): \(costs)."
    }
    return ([notes + "."] + sentences).joined(separator: " ")
  }

  /// The drawing as a file of its own.
  ///
  /// - Returns: A whole SVG document that refers to nothing outside.
  public func svg() -> String {
    let canvas = CostCanvas(panels)
    let size: Markup = "width=\"\(canvas.width)\" height=\"\(canvas.height)\""
    let box: Markup = "viewBox=\"0 0 \(canvas.width) \(canvas.height)\""
    let document: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \(box) class="cost" role="img" \
      aria-labelledby="title description">
      <title id="title">\(title)</title>
      <desc id="description">\(description)</desc>
      <style>
      \(CostCanvas.style)
      </style>
      <rect class="paper" width="\(canvas.width)" height="\(canvas.height)" rx="14"/>
      <text class="title" x="24" y="34">\(title)</text>
      <text class="note" x="24" y="54">\(notes)</text>
      <text class="note" x="24" y="72">Both axes are logarithmic.</text>
      \(canvas.content)
      </svg>

      """
    return document.text
  }
}
