/// Names of folders for pages: letters, digits and dashes, none twice.
struct PageNames {
  private var taken: Set<String> = []

  /// Takes a name for a page.
  ///
  /// - Parameter scenario: A built-in name, the path of a file, or a sequence.
  /// - Returns: A name that was not taken.
  mutating func take(_ scenario: String) -> String {
    let file = scenario.split(separator: "/").last.map(String.init) ?? scenario
    let words = file.replacing(".scenario", with: "").lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : " "
    }
    let name = String(words).split(separator: " ").joined(separator: "-")
    let base = name.isEmpty ? "scenario" : String(name.prefix(60))
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}
