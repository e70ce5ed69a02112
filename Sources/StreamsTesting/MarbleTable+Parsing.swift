extension MarbleTable {
  /// Reads a table.
  ///
  /// `//` begins a comment that goes to the end of its line; lines without content are ignored.
  /// - Throws: What is wrong with the text, and on which line.
  public init(parsing text: String) throws(MarbleTableError) {
    var times: [Int]?
    var lanes: [Lane] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = Self.words(Self.withoutComment(line))
      guard let name = words.first else { continue }
      let number = index + 1
      if let times {
        lanes.append(try Self.lane(name, words.dropFirst(), times.count, line: number))
      } else {
        times = try Self.times(words, line: number)
      }
    }
    guard let times else { throw MarbleTableError(line: lines.count, problem: .missingTimes) }
    self.init(times: times, lanes: lanes)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func words(_ line: Substring) -> [Substring] {
    line.split(whereSeparator: \.isWhitespace)
  }

  private static func times(
    _ words: [Substring],
    line: Int
  ) throws(MarbleTableError) -> [Int] {
    guard words.first == "ms", words.count > 1 else {
      throw MarbleTableError(line: line, problem: .missingTimes)
    }
    var times: [Int] = []
    for word in words.dropFirst() {
      guard let time = Int(word), time >= 0 else {
        throw MarbleTableError(line: line, problem: .notATime(String(word)))
      }
      if let last = times.last, time <= last {
        throw MarbleTableError(line: line, problem: .timesDoNotRise(last, time))
      }
      times.append(time)
    }
    return times
  }

  private static func lane(
    _ name: Substring,
    _ words: ArraySlice<Substring>,
    _ count: Int,
    line: Int
  ) throws(MarbleTableError) -> Lane {
    if words.count != count {
      throw MarbleTableError(line: line, problem: .wrongCellCount(words.count, expected: count))
    }
    var cells: [[Key]] = []
    for word in words { cells.append(try cell(word, line: line)) }
    return Lane(name: String(name), cells: cells)
  }

  private static func cell(
    _ word: Substring,
    line: Int
  ) throws(MarbleTableError) -> [Key] {
    if word == "-" { return [] }
    var keys: [Key] = []
    var rest = word
    while let character = rest.popFirst() {
      switch character {
      case "#": keys.append(.error)
      case "|": keys.append(.completed)
      case "^": keys.append(.subscribed)
      case "!": keys.append(.disposed)
      case "'":
        guard let end = rest.firstIndex(of: "'"), end > rest.startIndex else {
          throw MarbleTableError(line: line, problem: .openQuote(String(word)))
        }
        keys.append(.value(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      case let key where key.isASCII && (key.isLetter || key.isNumber):
        keys.append(.value(String(key)))
      default: throw MarbleTableError(line: line, problem: .unknownKey(character))
      }
    }
    return keys
  }
}
