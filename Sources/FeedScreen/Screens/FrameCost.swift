import FeedModel

/// What one frame of a scrolling list costs, measured.
public struct FrameCost: Hashable, Sendable {
  /// How many rows the list has.
  public let rowCount: Int

  /// How many frames were drawn, each one row further down.
  public let frameCount: Int

  /// How many cells were filled.
  public let filledCells: Int

  /// How long all frames took.
  public let duration: Duration

  /// The time of one frame, in nanoseconds.
  public var nanosecondsPerFrame: Double { duration / .nanoseconds(1) / Double(max(frameCount, 1)) }

  /// Scrolls through a list and draws each frame.
  ///
  /// - Parameters:
  ///   - rowCount: How many rows the list has.
  ///   - frameCount: How many frames are drawn.
  ///   - size: How large they are.
  /// - Returns: What it cost.
  public static func measure(
    rowCount: Int,
    frameCount: Int,
    size: GridSize = GridSize(columns: 40, rows: 20)
  ) -> FrameCost {
    let view = FeedListView(title: "Frames", size: size, makeCell: TransformCell.init)
    let items = (0..<rowCount).map { FeedItem(id: "\($0)", title: "Row \($0)", detail: "福利") }
    var state = FeedState()
    state.items = FeedItems(items)
    view.show(state)
    _ = view.currentContents().draw(in: size)
    let filled = view.configuredCount
    let clock = ContinuousClock()
    let duration = clock.measure {
      for frame in 0..<frameCount {
        view.scroll(by: frame % (2 * rowCount) < rowCount ? 1 : -1)
        _ = view.currentContents().draw(in: size)
      }
    }
    return FrameCost(
      rowCount: rowCount,
      frameCount: frameCount,
      filledCells: view.configuredCount - filled,
      duration: duration
    )
  }
}
