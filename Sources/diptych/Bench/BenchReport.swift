import Foundation

/// The figures of one run, as JSON.
struct BenchReport: Codable {
  /// The version of this shape.
  var schema = "diptych.bench/1"

  /// How many processors the machine has.
  var processors = ProcessInfo.processInfo.activeProcessorCount

  /// The figures.
  let tables: [BenchTable]
}
