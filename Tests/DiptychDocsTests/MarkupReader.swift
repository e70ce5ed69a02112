/// A small reader of pages and drawings, which knows just enough to find what is not well formed.
struct MarkupReader {
  /// One element that was opened.
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
  }

  /// Every element, in the order in which they open.
  private(set) var elements: [Element] = []

  /// Everything that is wrong.
  private(set) var problems: [String] = []

  /// The text between the tags, styles and scripts left out.
  private(set) var text = ""

  private static let void: Set<String> = [
    "meta", "link", "br", "input", "img", "hr",
  ]

  private var open: [String] = []
  private var rest: Substring

  /// Reads a page or a drawing.
  ///
  /// - Parameter document: The whole text.
  init(_ document: String) {
    rest = document[...]
    while let next = rest.firstIndex(of: "<") {
      take(text: rest[..<next])
      rest = rest[rest.index(after: next)...]
      readTag()
    }
    take(text: rest)
    if !open.isEmpty { problems.append("not closed: \(open.joined(separator: " "))") }
  }

  /// The values of one attribute, of all elements that have it.
  func values(of attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  /// The elements of one name.
  func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  private mutating func take(text part: Substring) {
    if open.last == "style" || open.last == "script" { return }
    text += part
    for piece in part.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let entity = piece.prefix { $0 != ";" }
      if !["amp", "lt", "gt", "quot", "#39"].contains(entity) {
        problems.append("bare ampersand before \(piece.prefix(12))")
      }
    }
    if part.contains(">"), !part.contains("\n<") { problems.append("bare > in \(part.suffix(24))") }
  }

  private mutating func readTag() {
    if rest.hasPrefix("!--") || rest.hasPrefix("!doctype") {
      rest = rest.drop { $0 != ">" }.dropFirst()
      return
    }
    if rest.hasPrefix("/") {
      let name = String(rest.dropFirst().prefix { $0 != ">" })
      rest = rest.drop { $0 != ">" }.dropFirst()
      if open.popLast() != name { problems.append("</\(name)> closes another element") }
      return
    }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    if name.isEmpty { problems.append("bare < before \(rest.prefix(12))") }
    rest = rest.dropFirst(name.count)
    let attributes = readAttributes(of: name)
    elements.append(Element(name: name, attributes: attributes))
    let isClosed = rest.hasPrefix("/")
    rest = rest.drop { $0 != ">" }.dropFirst()
    if isClosed || MarkupReader.void.contains(name) { return }
    open.append(name)
    if name == "script" || name == "style" {
      while !rest.isEmpty, !rest.hasPrefix("</\(name)>") { rest = rest.dropFirst() }
    }
  }

  private mutating func readAttributes(of name: String) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = String(rest.prefix { !"=/> \n".contains($0) })
      guard !key.isEmpty else { return attributes }
      rest = rest.dropFirst(key.count)
      var value = ""
      if rest.hasPrefix("=\"") {
        value = String(rest.dropFirst(2).prefix { $0 != "\"" })
        rest = rest.dropFirst(value.count + 3)
      }
      if value.contains("<") { problems.append("< in the attribute \(key) of \(name)") }
      if attributes.updateValue(value, forKey: key) != nil {
        problems.append("the attribute \(key) of \(name) comes twice")
      }
    }
  }
}
