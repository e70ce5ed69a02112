/// Where the columns and rows of a drawing stand.
struct DrawingGrid {
  /// Whether the drawing is for a narrow page: labels above their lanes.
  let isNarrow: Bool

  /// The whole width.
  let width: Double

  /// Where lanes begin.
  let left: Double

  /// How wide one step is.
  let column: Double

  private let slots: [Int]

  /// Lays out one column for each step.
  ///
  /// - Parameters:
  ///   - slots: How many events stand beside each other in each step.
  ///   - layout: What the drawing is for.
  init(slots: [Int], _ layout: DrawingLayout) {
    self.slots = slots
    isNarrow = layout == .narrow
    left = layout.left
    let count = Double(max(slots.count, 1))
    width = max(layout.width, layout.left + layout.right + count * layout.column)
    column = (width - layout.left - layout.right) / count
  }

  /// How many columns fit before the drawing scrolls.
  static let columnsThatFit = 12

  /// Where lanes end.
  var right: Double { left + column * Double(slots.count) }

  /// Half the size of a mark.
  var radius: Double { isNarrow ? 6.5 : 9 }

  /// How high a state's band is.
  var band: Double { isNarrow ? 16 : 24 }

  /// How high one lane is, its label included.
  var lane: Double { isNarrow ? 38 : 34 }

  /// How high the title of a group is.
  var title: Double { isNarrow ? 24 : 30 }

  /// How high the columns' heads are.
  var head: Double { isNarrow ? 46 : 58 }

  /// How many units of the drawing one character of a label needs.
  var character: Double { isNarrow ? 5.4 : 6.9 }

  /// The middle of a step's column.
  func center(of step: Int) -> Double { left + column * (Double(step) + 0.5) }

  /// Where one event of a step stands; from left to right in the order of emission.
  func x(_ step: Int, _ slot: Int) -> Double {
    let count = slots[step]
    guard count > 1 else { return center(of: step) }
    let room = column * (isNarrow ? 0.7 : 0.72)
    let gap = min(column * 0.46, room / Double(count - 1), isNarrow ? 16 : 52)
    return center(of: step) + gap * (Double(slot) - Double(count - 1) / 2)
  }
}
