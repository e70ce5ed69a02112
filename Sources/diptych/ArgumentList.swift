import FeedModel

/// The arguments of one command, taken one after another.
struct ArgumentList {
  private var remaining: [String]

  init(_ arguments: [String]) {
    remaining = arguments
  }

  /// Takes a flag.
  ///
  /// - Parameter name: The flag with its dashes.
  /// - Returns: Whether it was there.
  mutating func takeFlag(_ name: String) -> Bool {
    let count = remaining.count
    remaining.removeAll { $0 == name }
    return remaining.count < count
  }

  /// Takes an option with its value, written `--name value` or `--name=value`.
  ///
  /// - Parameter name: The option with its dashes.
  /// - Returns: The value, or nil when the option was not there.
  /// - Throws: ``UsageError`` when the value is missing or the option is given twice.
  mutating func takeOption(_ name: String) throws(UsageError) -> String? {
    let value = try takeValue(name)
    if value != nil, try takeValue(name) != nil { throw UsageError("\(name) is given twice.") }
    return value
  }

  private mutating func takeValue(_ name: String) throws(UsageError) -> String? {
    if let place = remaining.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(remaining.remove(at: place).dropFirst(name.count + 1))
    }
    guard let place = remaining.firstIndex(of: name) else { return nil }
    guard place + 1 < remaining.count, !remaining[place + 1].hasPrefix("--") else {
      throw UsageError("\(name) needs a value.")
    }
    remaining.remove(at: place)
    return remaining.remove(at: place)
  }

  /// Takes an option that may come several times.
  mutating func takeOptions(_ name: String) throws(UsageError) -> [String] {
    var values: [String] = []
    while let value = try takeValue(name) { values.append(value) }
    return values
  }

  /// Takes an option whose value is a whole number.
  ///
  /// - Throws: ``UsageError`` when the value is not a number in the range.
  mutating func takeNumber(
    _ name: String,
    in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = try takeOption(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }

  /// Takes the next argument that is not an option.
  mutating func takeNext() -> String? {
    guard let place = remaining.firstIndex(where: { !$0.hasPrefix("--") }) else { return nil }
    return remaining.remove(at: place)
  }

  /// Refuses whatever nobody took.
  ///
  /// - Throws: ``UsageError`` naming the first argument that is left.
  func finish() throws(UsageError) {
    guard let first = remaining.first else { return }
    throw UsageError(
      first.hasPrefix("-")
        ? "There is no option \(PlainText(first)) here."
        : "\"\(PlainText(first))\" is one too many."
    )
  }
}
