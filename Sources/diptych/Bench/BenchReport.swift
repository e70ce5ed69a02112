import Foundation
import Measuring

/// The figures of one run, as JSON.
struct BenchReport: Codable {
  /// One group of measurements.
  struct Table: Codable {
    let name: String
    let unit: String
    let baseline: String
    let remark: String?
    let lines: [Line]
  }

  /// One measurement.
  struct Line: Codable {
    let name: String

    /// How large the list, the page and so on was; nil where that does not vary.
    let size: Int?

    /// What the figures count.
    let unit: String
    let measured: Quartiles
    let baseline: Quartiles?

    /// The median of what was measured, divided by that of the baseline.
    let ratio: Double?

    /// Bytes that one unit left in use; nil where they were not counted.
    let bytes: Double?
  }

  /// The version of this shape.
  var schema = "diptych.bench/3"

  /// Where the figures come from.
  let machine: Machine

  /// Whether the figures are rough.
  let isQuick: Bool

  /// The figures.
  let tables: [Table]

  /// The goals that these figures say something about.
  let goals: [GoalResult]

  /// Puts the figures of a run together.
  init(_ tables: [BenchTable], goals: [GoalResult], isQuick: Bool) {
    machine = .current
    self.isQuick = isQuick
    self.goals = goals
    self.tables = tables.map { table in
      Table(
        name: table.group.rawValue,
        unit: table.group.unit,
        baseline: table.group.baseline,
        remark: table.remark.isEmpty ? nil : table.remark,
        lines: table.figures.map {
          Line(
            name: $0.name,
            size: $0.size,
            unit: $0.unit ?? table.group.unit,
            measured: $0.measured,
            baseline: $0.baseline,
            ratio: $0.ratio,
            bytes: $0.bytes
          )
        }
      )
    }
  }

  /// Something as JSON, the same text for the same figures.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
