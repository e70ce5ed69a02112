import Foundation

/// The beginning of a document, up to its second heading of the second level, taken apart.
struct Section {
  /// The document, relative to the package's folder.
  let file: String

  /// The whole text of the section.
  let text: String

  /// What stands in generated parts.
  private(set) var generated = ""

  /// The code blocks outside of generated parts.
  private(set) var blocks: [String] = []

  /// The lines outside of both.
  private(set) var prose: [Substring] = []

  init(of document: String, in file: String) {
    self.file = file
    let parts = document.split(separator: "\n## ", omittingEmptySubsequences: false)
    text = parts.prefix(2).joined(separator: "\n## ")
    var isGenerated = false
    var block: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("<!-- begin ") || line.hasPrefix("<!-- end ") {
        isGenerated = line.hasPrefix("<!-- begin ")
      } else if isGenerated {
        generated += line + "\n"
      } else if let open = block {
        block = open + line + "\n"
        if line == "```" {
          blocks.append(open)
          block = nil
        }
      } else if line.hasPrefix("```") {
        block = line + "\n"
      } else {
        prose.append(line)
      }
    }
  }

  /// The levels of the headings.
  var headings: [Int] {
    prose.filter { $0.hasPrefix("#") }.map { line in line.prefix { $0 == "#" }.count }
  }

  /// The rows of the table, its head and the line below left out.
  var rows: [Substring] { Array(prose.filter { $0.hasPrefix("| ") }.dropFirst(2)) }

  /// The numbers in the prose, those in code left out.
  var figures: [String] {
    prose.flatMap { line in
      line.replacing(/`[^`]*`|\]\([^)]*\)/, with: "").matches(of: /[0-9]+(\.[0-9]+)*/).map {
        String($0.0)
      }
    }
  }

  /// The code in the prose, sorted: languages put it in different orders.
  func codes(in lines: [Substring]) -> [String] {
    lines.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }.sorted()
  }

  /// What a line leads to, relative to the package's folder; a place in the README by its heading.
  func targets(in line: Substring) -> [String] {
    let folder = file.split(separator: "/").dropLast().map(String.init)
    return line.matches(of: /\]\(([^)]+)\)/).map { match in
      var path = folder
      for part in match.1.split(separator: "/") {
        if part == ".." { path.removeLast() } else { path.append(String(part)) }
      }
      let target = path.joined(separator: "/")
      return target.hasPrefix("README.md#") ? String(target.dropFirst("README.md".count)) : target
    }
  }
}
