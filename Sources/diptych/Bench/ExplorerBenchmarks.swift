import FeedContract
import FeedSpecimens
import Foundation
import Measuring
import Synchronization

/// Measures how many orders the explorer tries on each feed of the pair.
enum ExplorerBenchmarks {
  /// The measurement of one feed on every core, beside the same feed on one.
  static let everyCoreName = "\(Architecture.reactor.name) on every core, depth"

  /// What the measurement of a feed is called.
  static func name(of subject: Architecture) -> String { "\(subject.name), depth" }

  /// What one feed is measured in: how long a processor worked, which others cannot take away.
  static let perProcessorSecond = "orders a second of one processor"

  /// What every core is measured in: what a clock on the wall shows, as several work at once.
  static let perSecond = "orders a second of the clock"

  /// Measures.
  ///
  /// Orders of five steps, of which there are enough that the witnesses, which come before all
  /// orders and are not counted, hardly show.
  ///
  /// - Parameter quick: Whether one exploration each will do, which shows no spread.
  /// - Returns: One figure for each feed, with the most memory that was in use meanwhile, and one for
  ///   every core.
  static func run(quick: Bool) -> [Figure] { run(depth: 5, repeats: quick ? 1 : 7) }

  /// Measures; the feeds take turns, after one short exploration each.
  static func run(depth: Int, repeats: Int) -> [Figure] {
    let subjects = [ReferenceFeed.architecture, .transform, .reactor]
    var runs = subjects.map { _ in [Run]() }
    var wide: [Run] = []
    for subject in subjects { _ = explore(subject, min(depth, 3), jobs: 1) }
    for _ in 0..<repeats {
      for (index, subject) in subjects.enumerated() {
        runs[index].append(explore(subject, depth, jobs: 1))
      }
      wide.append(explore(.reactor, depth, jobs: nil))
    }
    let reference = Quartiles(of: runs[0].map(\.ordersPerProcessorSecond))
    let feeds = subjects.indices.dropFirst().map { index in
      Figure(
        name: name(of: subjects[index]),
        size: depth,
        unit: perProcessorSecond,
        measured: Quartiles(of: runs[index].map(\.ordersPerProcessorSecond)),
        baseline: reference,
        bytes: Quartiles(of: runs[index].map { Double($0.bytes) }).median
      )
    }
    return feeds + [
      Figure(
        name: everyCoreName,
        size: depth,
        unit: perSecond,
        measured: Quartiles(of: wide.map(\.ordersPerSecond)),
        baseline: Quartiles(of: runs[2].map(\.ordersPerSecond))
      )
    ]
  }

  /// One exploration.
  private struct Run {
    let orders: Int

    /// How long it took.
    let seconds: Double

    /// How long a processor worked on it; less when the core was given to others too.
    let processorSeconds: Double

    /// The most bytes in use at any progress, over those at the beginning.
    let bytes: Int

    var ordersPerSecond: Double { Double(orders) / seconds }
    var ordersPerProcessorSecond: Double { Double(orders) / processorSeconds }
  }

  private static func explore(_ subject: Architecture, _ depth: Int, jobs: Int?) -> Run {
    let before = Allocator.bytesInUse
    let most = Atomic(before)
    let ticks = clock()
    let begin = ContinuousClock.now
    let report = Contract.explore(
      subject,
      Exploration(depth: depth, jobs: jobs),
      progress: { _ in most.max(Allocator.bytesInUse, ordering: .relaxed) }
    )
    return Run(
      orders: report.orders,
      seconds: Stopwatch.nanoseconds(ContinuousClock.now - begin) / 1e9,
      processorSeconds: Double(clock() - ticks) / Double(CLOCKS_PER_SEC),
      bytes: most.load(ordering: .relaxed) - before
    )
  }
}
