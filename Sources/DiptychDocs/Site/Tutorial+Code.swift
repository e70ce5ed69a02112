extension Tutorial.Step {
  /// The code that the step shows: its source without markers and without what is not there yet.
  ///
  /// - Parameter tree: The package.
  /// - Returns: The text, with one line break at its end.
  /// - Throws: ``ExcerptError`` when the source or a region is not there.
  public func code(in tree: SourceTree) throws(ExcerptError) -> String {
    try code(of: try tree.text(of: source))
  }

  /// The code that the step shows, of a source at hand.
  ///
  /// - Parameter text: The text of the source.
  /// - Returns: The text, with one line break at its end.
  /// - Throws: ``ExcerptError`` when a region is not there or the markers are wrong.
  public func code(of text: String) throws(ExcerptError) -> String {
    var reader = ExcerptReader()
    try reader.read(text, file: source)
    var hidden: [ClosedRange<Int>] = []
    for name in omitted.sorted() {
      guard let region = reader.excerpts.first(where: { $0.name == name }) else {
        throw .missing(name: name, module: source)
      }
      hidden.append(region.lines)
    }
    var kept: [Substring] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if hidden.contains(where: { $0.contains(index + 1) }) || ExcerptReader.isMarker(line) {
        continue
      }
      append(line, to: &kept)
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n") + "\n"
  }

  /// Adds a line, without the gaps that are left where something is not there yet.
  private func append(_ line: Substring, to lines: inout [Substring]) {
    let isFirstInside = lines.last.map { $0.isEmpty || $0.hasSuffix("{") } ?? true
    if line.isEmpty, isFirstInside { return }
    if line.drop(while: { $0 == " " }).hasPrefix("}"), lines.last?.isEmpty == true {
      lines.removeLast()
    }
    lines.append(line)
  }
}
