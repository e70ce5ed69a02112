import DiptychDocs
import Measuring

/// Cost against size, of whatever a run measured at several sizes.
struct CostPlot {
  /// The groups that measure at several sizes.
  static let groups: [BenchGroup] = [.items, .screen]

  /// The drawing.
  let drawing: CostDrawing

  /// Takes every piece of work that was measured at two sizes or more.
  ///
  /// - Parameters:
  ///   - tables: The groups of a run.
  ///   - isQuick: Whether the figures are rough.
  init(_ tables: [BenchTable], isQuick: Bool) {
    var panels: [CostDrawing.Panel] = []
    for table in tables where CostPlot.groups.contains(table.group) {
      var names: [String] = []
      for figure in table.figures where !names.contains(figure.name) {
        names.append(figure.name)
      }
      for name in names {
        let same = table.figures.filter { $0.name == name }
        if same.count > 1 { panels.append(CostPlot.panel(name, same, table.group)) }
      }
    }
    drawing = CostDrawing(
      title: "Cost against size",
      machine: "\(Machine.current)",
      remark: isQuick ? BenchCommand.rough : "",
      panels: panels
    )
  }

  /// The drawing as a file.
  var svg: String { drawing.svg() }

  private static func panel(
    _ name: String,
    _ figures: [Figure],
    _ group: BenchGroup
  ) -> CostDrawing.Panel {
    func points(_ quartiles: (Figure) -> Quartiles?) -> [CostDrawing.Point] {
      figures.compactMap { figure in
        guard let size = figure.size, let cost = quartiles(figure) else { return nil }
        return CostDrawing.Point(
          size: Double(size),
          low: cost.first,
          cost: cost.median,
          high: cost.third
        )
      }
    }
    let isItems = group == .items
    return CostDrawing.Panel(
      title: name,
      sizes: isItems ? "pages of the list" : "rows of the list",
      measured: CostDrawing.Curve(
        name: isItems ? "FeedItems" : "FeedScreen",
        points: points(\.measured)
      ),
      baseline: CostDrawing.Curve(
        name: isItems
          ? "plain array" : name.hasPrefix("find") ? "CollectionDifference" : "plain loop",
        points: points(\.baseline)
      )
    )
  }
}
