/// A part of a source as a page shows it, with line numbers and marked words.
struct ReportCode {
  /// The part.
  let excerpt: Excerpt

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "default", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "in", "init", "inout", "is", "let", "nil", "private", "public",
    "return", "self", "some", "static", "struct", "switch", "throw", "throws", "true", "try", "any",
    "unowned", "var", "weak", "where", "while", "final", "import",
  ]

  /// The lines, each one element.
  var lines: Markup {
    let texts = excerpt.text.split(separator: "\n", omittingEmptySubsequences: false)
    let isNumbered = texts.count == excerpt.lines.count
    return texts.enumerated().map { index, text in
      let number = isNumbered ? "\(excerpt.lines.lowerBound + index)" : ""
      let code = ReportCode.marked(String(text))
      let numbered: Markup = "<span class=\"n\">\(number)</span>"
      return "<span class=\"ln\">\(numbered)<span class=\"c\">\(code)\n</span></span>" as Markup
    }.joined()
  }

  /// The file's name and lines.
  var place: String {
    let name = excerpt.file.split(separator: "/").last.map(String.init) ?? excerpt.file
    return "\(name), lines \(excerpt.lines.lowerBound)–\(excerpt.lines.upperBound)"
  }

  /// One line with keywords and comments marked.
  private static func marked(_ line: String) -> Markup {
    let trimmed = line.drop { $0 == " " }
    if trimmed.hasPrefix("//") {
      let indent = String(line.prefix(line.count - trimmed.count))
      return "\(indent)<i>\(String(trimmed))</i>"
    }
    var all = Markup()
    var rest = line[...]
    var previous: Character = " "
    while let first = rest.first {
      if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
        all += "\(String(rest[...end]))"
        rest = rest[end...].dropFirst()
        continue
      }
      let isWord = first.isLetter || first == "_"
      let part = rest.prefix {
        ($0.isLetter || $0 == "_" || $0.isNumber) == isWord && !($0.isNumber && !isWord)
      }
      let text = part.isEmpty ? String(first) : String(part)
      let isKeyword = isWord && keywords.contains(text) && previous != "."
      all += isKeyword ? "<b>\(text)</b>" : "\(text)"
      previous = text.last ?? " "
      rest = rest.dropFirst(text.count)
    }
    return all
  }
}
