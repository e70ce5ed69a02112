import FeedModel
import FeedScreen
public import Measuring

/// Measures what a screen does with a list: find what changed, as its data source does, and draw.
public struct ScreenBenchmarks {
  /// The measurement of one drawn frame.
  public static let frameName = "draw a frame"

  /// How many rows the lists have.
  let sizes: [Int]
  let turns: Turns

  /// How large the frames are.
  let frameSize = GridSize(columns: 60, rows: 24)

  /// Measures.
  ///
  /// - Parameter quick: Whether rough figures will do.
  /// - Returns: One measurement for each size of each piece of work.
  public static func run(quick: Bool) -> [Figure] {
    run(quick: quick, sizes: [10, 100, 1_000, 10_000])
  }

  /// Measures with lists of so many rows.
  package static func run(quick: Bool, sizes: [Int]) -> [Figure] {
    let benchmarks = ScreenBenchmarks(sizes: sizes, turns: Turns(repeats: quick ? 5 : 15))
    return benchmarks.appends() + benchmarks.removals() + benchmarks.moves() + benchmarks.frames()
      + benchmarks.scrolls()
  }

  func makeRows(_ numbers: Range<Int>) -> [FeedItem] {
    numbers.map { number in
      FeedItem(id: "row-\(number)", title: "The title of row \(number)", detail: "by someone")
    }
  }
}
