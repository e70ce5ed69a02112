public import Streams

/// The first instant at which a recorded history differs from the expected one.
public struct HistoryDifference: Equatable {
  /// The instant.
  public let time: TestTime
  /// What was expected then.
  public let expected: String
  /// What happened then.
  public let actual: String
  /// Both histories as a marble table, with a mark at the instant.
  public let drawing: String
}

extension HistoryDifference: CustomStringConvertible {
  /// Where the histories differ, and the drawing.
  public var description: String { "differs at \(time)\n\(drawing)" }
}

/// Compares a whole history with the expected one.
///
/// - Returns: The first difference, or nothing if the histories are the same, ends, errors and order
///   within an instant included.
public func differenceOfHistories<Element: Equatable>(
  expected: [Recorded<Event<Element>>],
  actual: [Recorded<Event<Element>>],
  legend: (Element) -> String = { "\($0)" }
) -> HistoryDifference? {
  if expected == actual { return nil }
  let table = MarbleTable(
    [("expected", expected), ("actual", actual)],
    legend: { asKey(legend($0)) }
  )
  for (column, time) in table.times.enumerated() {
    let wanted = expected.filter { $0.time == time }
    let seen = actual.filter { $0.time == time }
    if wanted == seen { continue }
    let remark = "expected \(list(wanted)), got \(list(seen))"
    return HistoryDifference(
      time: time,
      expected: list(wanted),
      actual: list(seen),
      drawing: table.description(pointingAt: column, under: 1, saying: remark)
    )
  }
  let remark = "the same events, recorded in another order"
  return HistoryDifference(
    time: table.times.first ?? 0,
    expected: list(expected),
    actual: list(actual),
    drawing: remark
  )
}

private func list<Element>(_ events: [Recorded<Event<Element>>]) -> String {
  events.isEmpty ? "nothing" : events.map { "\($0.value)" }.joined(separator: " ")
}

/// A name that can stand in a cell: without blanks and quotes.
private func asKey(_ name: String) -> String {
  let key = String(name.map { $0.isWhitespace || $0 == "'" ? "_" : $0 })
  let isPlain = key.count > 1 || key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  return key.isEmpty ? "_" : isPlain ? key : "\(key)_"
}
