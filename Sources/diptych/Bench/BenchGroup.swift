import FeedContract
import Measuring
import ModelBench
import NetworkBench
import PairBench
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

  /// The difference of lists and the drawing of a frame.
  case screen

  /// The explorer over the pair, against the plain reference feed.
  case explorer

  /// The transport against a C program and URLSession.
  case network

  /// The reading of a page, against Foundation alone.
  case decode

  /// The start of the program, against the smallest one of the system.
  case start

  /// The unit of the figures.
  var unit: String {
    switch self {
    case .streams: "ns a value or subscription"
    case .styles: "ns a round"
    case .items: "ns, by pages of \(ItemsBenchmarks.pageSize) rows"
    case .screen: "ns, by rows"
    case .explorer: "orders explored, by depth"
    case .network: "requests a second"
    case .decode: "ns a page, by rows"
    case .start: "ms a whole process"
    }
  }

  /// What the figures are compared with.
  var baseline: String {
    switch self {
    case .streams: "hand-written closures"
    case .styles: "hand-written machines"
    case .items: "plain arrays"
    case .screen: "CollectionDifference and a plain loop"
    case .explorer: "the plain reference feed, or one core by the clock"
    case .network: "a C program on the same libcurl"
    case .decode: "Foundation alone on the same bytes"
    case .start: "a program that does nothing"
    }
  }

  /// Measures it.
  ///
  /// - Parameter quick: Whether a rough figure will do.
  /// - Returns: The table.
  /// - Throws: What the measurements say when a server or a program cannot be started.
  func measure(quick: Bool) async throws -> BenchTable {
    switch self {
    case .streams:
      BenchTable(group: self, figures: StreamsBenchmarks.run(quick: quick))
    case .styles:
      BenchTable(group: self, figures: StyleBenchmarks.run(quick: quick))
    case .items:
      BenchTable(group: self, figures: ItemsBenchmarks.run(quick: quick))
    case .screen:
      BenchTable(group: self, figures: ScreenBenchmarks.run(quick: quick))
    case .explorer:
      BenchTable(group: self, figures: ExplorerBenchmarks.run(quick: quick))
    case .network:
      networkTable(try await NetworkBenchmarks.run(quick: quick))
    case .decode:
      BenchTable(group: self, figures: try DecodingBenchmarks.run(quick: quick))
    case .start:
      BenchTable(
        group: self,
        figures: try StartBenchmarks(program: try OwnProgram.path()).run(quick: quick)
      )
    }
  }

  private func networkTable(_ report: NetworkBenchReport) -> BenchTable {
    BenchTable(
      group: self,
      remark: "server: \(report.server)",
      figures: report.rows.map { row in
        Figure(
          name: "\(row.client.rawValue), at once",
          size: row.concurrent,
          measured: row.rate,
          baseline: row.curlRate
        )
      }
    )
  }
}
