extension TextWidth {
  /// Shortens text to a width, with an ellipsis where something was left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: How many columns there are.
  /// - Returns: The text itself when it fits; otherwise as much as fits before the ellipsis.
  public static func fitting(_ text: String, in columns: Int) -> String {
    if columns <= 0 { return "" }
    if text.utf8.prefix(columns + 1).allSatisfy(isPlain) {
      if text.utf8.count <= columns { return text }
      return text.prefix(columns - 1) + "…"
    }
    var width = 0
    var lastFit = text.startIndex
    for index in text.indices {
      if width <= columns - 1 { lastFit = index }
      width += self.columns(of: text[index])
      if width > columns { return text[..<lastFit] + "…" }
    }
    return text
  }

  /// Breaks text into lines of a width, at spaces where there are any.
  ///
  /// A line never begins with a mark that was written after something else. A cluster wider than a
  /// whole line becomes an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: How many columns a line has.
  ///   - limit: How many lines there may be; the last one is shortened.
  /// - Returns: The lines.
  public static func lines(of text: String, in columns: Int, limit: Int) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty, lines.count < limit - 1 {
      let end = lineEnd(of: rest, in: columns)
      lines.append(fitting(String(rest[..<end]), in: columns))
      rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty { lines.append(fitting(String(rest), in: columns)) }
    return lines
  }

  private static func lineEnd(of text: Substring, in columns: Int) -> String.Index {
    var width = 0
    var place = text.startIndex
    var space: String.Index?
    for index in text.indices {
      let character = text[index]
      if character == " " { space = index }
      if !isMark(character) { place = index }
      width += self.columns(of: character)
      if width > columns {
        if let space, space > text.startIndex { return space }
        if place > text.startIndex { return place }
        return index > text.startIndex ? index : text.index(after: index)
      }
    }
    return text.endIndex
  }

  /// Whether a cluster is a mark: some vowel signs, as those of Burmese, are clusters of their own.
  private static func isMark(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
    switch first.properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
