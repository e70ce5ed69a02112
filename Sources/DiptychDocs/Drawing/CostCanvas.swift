/// The content of a drawing of costs: panels in two columns.
struct CostCanvas {
  /// Everything drawn, without the element around it.
  private(set) var content = Markup()

  let width: Double
  let height: Double

  private static let top = 94.0
  private static let panel = (width: 556.0, height: 300.0)

  init(_ panels: [CostDrawing.Panel]) {
    let columns = max(min(panels.count, 2), 1)
    let rows = (panels.count + 1) / 2
    width = 16 + Double(columns) * Self.panel.width
    height = Self.top + Double(rows) * Self.panel.height + 8
    for (index, panel) in panels.enumerated() {
      let left = 16 + Double(index % 2) * Self.panel.width
      draw(panel, left: left, top: Self.top + Double(index / 2) * Self.panel.height)
    }
  }

  private mutating func draw(_ panel: CostDrawing.Panel, left: Double, top: Double) {
    let plot = (left: left + 72, right: left + 350, top: top + 34, bottom: top + 236)
    let sizes = CostScale(of: panel.points.map(\.size), from: plot.left, to: plot.right)
    let costs = CostScale(
      of: panel.points.flatMap { [$0.low > 0 ? $0.low : $0.cost, $0.high] },
      from: plot.bottom,
      to: plot.top
    )
    content += "<g>\n"
    content += text(panel.title, "head", x: left + 8, y: top + 16)
    for exponent in costs.exponents {
      let y = costs.place(ofExponent: exponent)
      let label = CostScale.time(CostScale.power(exponent))
      content += "<path class=\"line\" d=\"M\(plot.left) \(y)H\(plot.right)\"/>"
      content += text(label, "tick end", x: plot.left - 8, y: y + 4)
    }
    for exponent in sizes.exponents {
      let x = sizes.place(ofExponent: exponent)
      let label = CostScale.count(CostScale.power(exponent))
      content += "<path class=\"line\" d=\"M\(x) \(plot.top)V\(plot.bottom)\"/>"
      content += text(label, "tick mid", x: x, y: plot.bottom + 18)
    }
    let middle = (plot.left + plot.right) / 2
    content += text(panel.sizes, "tick mid", x: middle, y: plot.bottom + 38)
    draw(panel.baseline, mark: .square, sizes, costs)
    draw(panel.measured, mark: .circle, sizes, costs)
    label(panel, sizes, costs, x: plot.right + 14)
    content += "</g>\n"
  }

  private mutating func draw(
    _ curve: CostDrawing.Curve,
    mark: Mark,
    _ sizes: CostScale,
    _ costs: CostScale
  ) {
    var path = Markup()
    for point in curve.points {
      let step: Markup = path == Markup() ? "M" : "L"
      path += "\(step)\(sizes.place(of: point.size)) \(costs.place(of: point.cost))" as Markup
    }
    content += "<path class=\"curve \(mark.style)\" d=\"\(path)\"/>\n"
    for point in curve.points {
      let x = sizes.place(of: point.size)
      if point.low > 0, point.high > point.low {
        let (low, high) = (costs.place(of: point.low), costs.place(of: point.high))
        content += "<path class=\"spread \(mark.style)\" d=\"M\(x) \(low)V\(high)\"/>"
      }
      content += mark.shape(x, costs.place(of: point.cost), radius: 4.5, "m \(mark.style)")
    }
    content += "\n"
  }

  /// Names the curves where they end, one above the other when they end close together.
  private mutating func label(
    _ panel: CostDrawing.Panel,
    _ sizes: CostScale,
    _ costs: CostScale,
    x: Double
  ) {
    var labels: [(curve: CostDrawing.Curve, mark: Mark, y: Double)] = []
    for (curve, mark) in [(panel.measured, Mark.circle), (panel.baseline, .square)] {
      if let last = curve.points.last { labels.append((curve, mark, costs.place(of: last.cost))) }
    }
    labels.sort { $0.y < $1.y }
    if labels.count == 2, labels[1].y - labels[0].y < 34 {
      let middle = (labels[0].y + labels[1].y) / 2
      labels[0].y = middle - 17
      labels[1].y = middle + 17
    }
    for label in labels {
      let name = "\(label.mark.sign) \(label.curve.name)"
      let cost = label.curve.points.last.map { CostScale.time($0.cost) } ?? ""
      content += text(name, "name \(label.mark.style)", x: x, y: label.y)
      content += text(cost, "tick", x: x, y: label.y + 15)
    }
  }

  private func text(_ words: String, _ style: Markup, x: Double, y: Double) -> Markup {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(words)</text>\n"
  }
}
