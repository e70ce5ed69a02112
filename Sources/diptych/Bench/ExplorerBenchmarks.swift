import FeedContract
import FeedSpecimens
import Foundation
import Measuring

/// Measures how many orders the explorer tries on each feed of the pair.
enum ExplorerBenchmarks {
  /// What the measurement of a feed is called.
  static func name(of subject: Architecture) -> String { "\(subject.name), depth" }

  /// Measures.
  ///
  /// Orders of five steps, of which there are enough that the witnesses, which come before all
  /// orders and are not counted, hardly show.
  ///
  /// - Parameter quick: Whether fewer repeats will do.
  /// - Returns: One figure for each feed.
  static func run(quick: Bool) -> [Figure] { run(depth: 5, repeats: quick ? 2 : 7) }

  /// Measures; the feeds take turns, after one that warms up.
  static func run(depth: Int, repeats: Int) -> [Figure] {
    let subjects = [ReferenceFeed.architecture, .transform, .reactor]
    var rates = subjects.map { _ in [Double]() }
    for subject in subjects { _ = ordersPerSecond(subject, min(depth, 3)) }
    for _ in 0..<repeats {
      for (index, subject) in subjects.enumerated() {
        rates[index].append(ordersPerSecond(subject, depth))
      }
    }
    let reference = Quartiles(of: rates[0])
    return subjects.indices.dropFirst().map { index in
      Figure(
        name: name(of: subjects[index]),
        size: depth,
        measured: Quartiles(of: rates[index]),
        baseline: reference
      )
    }
  }

  private static func ordersPerSecond(_ subject: Architecture, _ depth: Int) -> Double {
    let exploration = Exploration(depth: depth, jobs: 1)
    // The time of the processor, since a core that others use too is not one core.
    let start = clock()
    let orders = Contract.explore(subject, exploration).orders
    return Double(orders) / (Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
}
