import FeedModel
import FeedNetwork
import Foundation
public import Measuring

/// Measures how a page is read from JSON, beside Foundation alone on the same bytes.
public enum DecodingBenchmarks {
  /// Measures.
  ///
  /// - Parameter quick: Whether rough figures will do.
  /// - Returns: For each size of a page one measurement beside `JSONDecoder` with the same fields, and
  ///   one beside `JSONSerialization`, which makes dictionaries.
  /// - Throws: When a page cannot be read, which would make the measurement void.
  public static func run(quick: Bool) throws -> [Figure] {
    try run(quick: quick, sizes: [10, 100, 1_000])
  }

  /// Measures with pages of so many rows.
  package static func run(quick: Bool, sizes: [Int]) throws -> [Figure] {
    let turns = Turns(repeats: quick ? 5 : 15)
    var measurements: [Figure] = []
    for size in sizes {
      let page = EncodedPage(rows: size)
      let rounds = max((quick ? 200 : 1_000) / size, 1)
      try page.check()
      measurements.append(
        turns.measure("beside JSONDecoder", size: size, units: rounds, countsBytes: false) {
          Stopwatch.last(of: $0, page.read)
        } baseline: {
          Stopwatch.last(of: $0, page.readWithDecoder)
        }
      )
      measurements.append(
        turns.measure("beside JSONSerialization", size: size, units: rounds, countsBytes: false) {
          Stopwatch.last(of: $0, page.read)
        } baseline: {
          Stopwatch.last(of: $0, page.readWithSerialization)
        }
      )
    }
    return measurements
  }
}
