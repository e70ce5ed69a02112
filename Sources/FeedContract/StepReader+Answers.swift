internal import FeedModel

extension StepReader {
  /// Reads `ok1…` or `err1…`; nil when neither begins here.
  mutating func takeAnswer() throws(ScenarioError) -> Answer? {
    if line[position...].starts(with: "ok") {
      position += 2
      return try takePage(for: takeRequestNumber())
    }
    guard line[position...].starts(with: "err") else { return nil }
    position += 3
    return try takeFailure(for: takeRequestNumber())
  }

  private mutating func takePage(for request: Int) throws(ScenarioError) -> Answer {
    var sketch = PageSketch()
    if take("[") { try takeRows(into: &sketch) }
    if take("»", ">") { sketch.next = try takeNext() }
    if take("#") { sketch.total = try takeNumber(0...Int.max, "a number of elements") }
    return Answer(request, .page(sketch), isLate: try takeLate())
  }

  private mutating func takeRows(into sketch: inout PageSketch) throws(ScenarioError) {
    var rows: [String] = []
    skipSpaces()
    while !take("]") {
      if take("?") {
        sketch.rejectedCount += 1
      } else if let row = try takeWord() {
        rows.append(row)
      } else {
        throw error(expected: "a row, \"?\" for a bad element, or \"]\"")
      }
      skipSpaces()
    }
    sketch.rows = rows
  }

  private mutating func takeNext() throws(ScenarioError) -> PageSketch.Next {
    if take("∅") { return .end }
    if take("=") { return .same }
    let start = position
    let expected = "a key, ∅ (or \".\" or \"end\"), \"=\" or +offset"
    let key = try takeKey(expected)
    let isEnd = ["end", "."].contains(String(line[start..<position]))
    return isEnd ? .end : .key(key)
  }

  private mutating func takeKey(_ expected: String) throws(ScenarioError) -> PageKey {
    if take("+") { return .offset(try takeNumber(0...1_000_000_000, "an offset")) }
    let isQuoted = current == "\""
    guard let word = try takeWord() else { throw error(expected: expected) }
    return word == "first" && !isQuoted ? .first : .token(word)
  }

  private mutating func takeFailure(for request: Int) throws(ScenarioError) -> Answer {
    var failure = FeedError.unreachable("no connection")
    if take("(") {
      let start = position
      let kind = try takeWord() ?? ""
      if kind == "late" {
        try require(")")
        return Answer(request, .failure(failure), isLate: true)
      }
      if kind == Notation.repeated {
        failure = .repeatedKey(try takeRepeatedKey())
      } else if let error = Notation.error(named: kind) {
        failure = error
      } else {
        throw error(at: start, expected: Notation.errorKinds)
      }
      try require(")")
    }
    return Answer(request, .failure(failure), isLate: try takeLate())
  }

  private mutating func takeRepeatedKey() throws(ScenarioError) -> PageKey {
    skipSpaces()
    guard take("»", ">") else { throw error(expected: "\"»\" and the key that came again") }
    return try takeKey("a key or +offset")
  }

  private mutating func takeLate() throws(ScenarioError) -> Bool {
    guard take("(") else { return false }
    let start = position
    guard try takeWord() == "late" else { throw error(at: start, expected: "late") }
    try require(")")
    return true
  }
}
