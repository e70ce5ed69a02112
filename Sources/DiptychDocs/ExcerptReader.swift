/// Finds the regions that `// region: NAME` and `// endregion: NAME` mark in source text.
public struct ExcerptReader {
  /// Every region found so far, in the order of the files.
  public private(set) var excerpts: [Excerpt] = []

  /// Creates a reader that has found nothing.
  public init() {}

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's path, as it is shown.
  /// - Throws: ``ExcerptError`` when the markers are unbalanced, empty or used twice.
  public mutating func read(_ text: String, file: String) throws(ExcerptError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let declarations = EnclosingDeclarations(text)
    var open: [(name: String, line: Int)] = []
    for (index, line) in lines.enumerated() {
      if let name = Self.marker("// region: ", in: line) {
        let isOpen = open.contains { $0.name == name }
        if isOpen || excerpts.contains(where: { $0.name == name }) {
          throw .duplicate(name: name, file: file, line: index + 1)
        }
        open.append((name, index + 1))
      } else if let name = Self.marker("// endregion: ", in: line) {
        guard let place = open.firstIndex(where: { $0.name == name }) else {
          throw .unbalanced(name: name, file: file, line: index + 1)
        }
        let first = open.remove(at: place).line + 1
        guard first <= index else { throw .empty(name: name, file: file, line: index + 1) }
        let inner = lines[first - 1..<index].filter { !Self.isMarker($0) }
        guard isWhole(inner) else { throw .cut(name: name, file: file, line: first - 1) }
        excerpts.append(
          Excerpt(
            name: name,
            file: file,
            lines: first...index,
            text: dedented(inner).joined(separator: "\n"),
            declaration: declarations.around(line: first)
          )
        )
      }
    }
    if let first = open.first {
      throw .unbalanced(name: first.name, file: file, line: first.line)
    }
  }

  /// Whether a line begins or ends a region.
  static func isMarker(_ line: some StringProtocol) -> Bool {
    marker("// region: ", in: line) != nil || marker("// endregion: ", in: line) != nil
  }

  private static func marker(_ start: String, in line: some StringProtocol) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix(start) else { return nil }
    return String(trimmed.dropFirst(start.count))
  }

  /// Whether every brace that is opened is closed, and the other way round.
  private func isWhole(_ lines: [String]) -> Bool {
    var depth = 0
    for token in SourceTokens(lines.joined(separator: "\n")).tokens {
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private func dedented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let common = indents.min() ?? 0
    return lines.map { String($0.dropFirst(min(common, $0.count))) }
  }
}
