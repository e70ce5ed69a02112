import FeedContract
import FeedSpecimens
import ModelBench
import NetworkBench
import StreamsBench
import StyleBench

/// What `diptych bench` can measure.
enum BenchGroup: String, CaseIterable {
  /// Streams against hand-written closures.
  case streams

  /// A reactor and a view model against hand-written machines.
  case styles

  /// The list of rows against plain arrays.
  case items

  /// The explorer over the pair, against the plain reference feed.
  case explorer

  /// The transport against a C program and URLSession.
  case network

  /// Measures it.
  ///
  /// - Parameter quick: Whether a rough figure will do.
  /// - Returns: The table.
  /// - Throws: What the network measurements say when no server can be started.
  func measure(quick: Bool) async throws -> BenchTable {
    switch self {
    case .streams:
      return BenchTable(
        name: rawValue,
        unit: "ns a unit",
        baseline: "hand-written closures",
        lines: StreamsBenchmarks.run(quick: quick).map { row in
          BenchLine(
            name: row.name,
            measured: row.measuredNanoseconds,
            baseline: row.baselineNanoseconds,
            spread: row.spreadNanoseconds,
            bytes: row.allocatedBytes
          )
        }
      )
    case .styles:
      return BenchTable(
        name: rawValue,
        unit: "ns a round",
        baseline: "hand-written machines",
        lines: StyleBenchmarks.run(quick: quick).map { row in
          BenchLine(
            name: row.name,
            measured: row.measuredNanoseconds,
            baseline: row.baselineNanoseconds,
            spread: row.spreadNanoseconds,
            bytes: row.allocatedBytes
          )
        }
      )
    case .items:
      let rows = quick ? ItemsBenchmarks.appends() : ItemsBenchmarks.all()
      return BenchTable(
        name: rawValue,
        unit: "ns",
        baseline: "a plain array",
        lines: rows.map { row in
          BenchLine(
            name: "\(row.name), \(row.size)",
            measured: row.nanoseconds,
            baseline: row.baseline
          )
        }
      )
    case .explorer: return explorer(depth: quick ? 4 : 5)
    case .network:
      let report = try await NetworkBenchmarks.run(quick: quick)
      return BenchTable(
        name: "\(rawValue), \(report.server)",
        unit: "requests a second",
        baseline: "the C program",
        lines: report.rows.map { row in
          BenchLine(
            name: "\(row.client.rawValue), \(row.concurrent) at once",
            measured: row.requestsPerSecond,
            baseline: row.requestsPerSecond / row.ratioToCurl
          )
        }
      )
    }
  }

  private func explorer(depth: Int) -> BenchTable {
    let clock = ContinuousClock()
    func ordersPerSecond(_ subject: Architecture) -> Double {
      var orders = 0
      let exploration = Exploration(depth: depth, jobs: 1)
      let elapsed = clock.measure { orders = Contract.explore(subject, exploration).orders }
      return Double(orders) / (elapsed / .seconds(1))
    }
    let reference = ordersPerSecond(ReferenceFeed.architecture)
    return BenchTable(
      name: rawValue,
      unit: "orders a second on one core",
      baseline: "the plain reference feed",
      lines: [Architecture.transform, .reactor].map { subject in
        BenchLine(
          name: "\(subject.name), depth \(depth)",
          measured: ordersPerSecond(subject),
          baseline: reference
        )
      }
    )
  }
}
