/// One line of a benchmark, whatever was measured.
struct BenchLine: Codable {
  /// What was done.
  let name: String

  /// What one unit took here, in the unit of the table.
  let measured: Double

  /// What the baseline took for the same unit in the same run; nil where there is none.
  let baseline: Double?

  /// The distance between the first and the third quartile; nil where it was not taken.
  var spread: Double?

  /// Bytes that one unit left in use; nil where they were not counted.
  var bytes: Double?

  /// How many times the baseline this is.
  var ratio: Double? { baseline.map { measured / $0 } }
}
