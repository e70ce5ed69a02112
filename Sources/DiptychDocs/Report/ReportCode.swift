/// A part of a source as a page shows it, with line numbers and marked words.
struct ReportCode {
  /// The part.
  let excerpt: Excerpt

  /// The lines of the file that ran in each step; empty when that is not known.
  let ran: [Set<Int>]

  /// The step that is shown first.
  let start: Int

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "default", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "in", "init", "inout", "is", "let", "nil", "private", "public",
    "return", "self", "some", "static", "struct", "switch", "throw", "throws", "true", "try", "any",
    "unowned", "var", "weak", "where", "while", "final", "import",
  ]

  /// The lines, each one element.
  var lines: Markup {
    texts.enumerated().map { index, text in
      let line = number(of: index)
      let shown = line.map { "\($0)" } ?? ""
      let numbered: Markup = "<span class=\"n\">\(shown)</span>"
      let code: Markup = "<span class=\"c\">\(ReportCode.marked(text))\n</span>"
      let ran = line.map(steps) ?? []
      let style: Markup = ran.contains(start) ? "ln on" : "ln"
      return "<span class=\"\(style)\"\(attribute(ran))>\(numbered)\(code)</span>" as Markup
    }.joined()
  }

  /// Where in the part lines ran, as marks beside it.
  var strip: Markup {
    let marks = texts.indices.compactMap { index -> Markup? in
      guard let number = number(of: index), !steps(number).isEmpty else { return nil }
      let ran = steps(number)
      let style: Markup = ran.contains(start) ? " class=\"on\"" : ""
      let place = (Double(index) + 0.5) / Double(texts.count) * 100
      return "<i\(style) style=\"--y:\(place)%\"\(attribute(ran))></i>"
    }
    return marks.isEmpty ? "" : "<div class=\"map\" aria-hidden=\"true\">\(marks.joined())</div>"
  }

  /// How many lines of the part ran in a step.
  func count(in step: Int) -> Int {
    ran.indices.contains(step) ? ran[step].filter(excerpt.lines.contains).count : 0
  }

  private var texts: [String] {
    excerpt.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func number(of index: Int) -> Int? {
    texts.count == excerpt.lines.count ? excerpt.lines.lowerBound + index : nil
  }

  private func steps(_ line: Int) -> [Int] { ran.indices.filter { ran[$0].contains(line) } }

  private func attribute(_ steps: [Int]) -> Markup {
    if steps.isEmpty { return "" }
    return " data-ran=\"\(steps.map { "\($0)" as Markup }.joined(by: " "))\""
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
