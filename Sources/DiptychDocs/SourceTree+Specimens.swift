extension SourceTree {
  /// The file of the specimen that says of itself what is wrong with it.
  ///
  /// - Parameter fault: What is wrong, in the specimen's own words.
  /// - Returns: The whole file; nil when no specimen says so.
  /// - Throws: ``ExcerptError`` when the specimens cannot be read.
  public func specimen(with fault: String) throws(ExcerptError) -> Excerpt? {
    for file in try files(of: "FeedSpecimens") {
      var lines = try text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      guard lines.contains(where: { $0.contains("\"\(fault)\"") }) else { continue }
      return Excerpt(
        name: file.split(separator: "/").last.map(String.init) ?? file,
        file: file,
        lines: 1...max(lines.count, 1),
        text: lines.joined(separator: "\n")
      )
    }
    return nil
  }
}
