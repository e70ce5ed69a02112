extension SourceTree {
  /// The first file of a module that is looked for, whole.
  ///
  /// - Parameters:
  ///   - module: The module's name, a folder of `Sources`.
  ///   - isWanted: Takes a file's name and its text.
  /// - Returns: The file as an excerpt named like it; nil when there is none.
  /// - Throws: ``ExcerptError`` when the module cannot be read.
  public func file(
    of module: String,
    where isWanted: (_ name: String, _ text: String) -> Bool
  ) throws(ExcerptError) -> Excerpt? {
    for file in try files(of: module) {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let text = try text(of: file)
      guard isWanted(name, text) else { continue }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return Excerpt(
        name: name,
        file: file,
        lines: 1...max(lines.count, 1),
        text: lines.joined(separator: "\n")
      )
    }
    return nil
  }
}
