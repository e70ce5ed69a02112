import DiptychDocs

/// What one change request took in each style, for a document.
enum ChangePart {
  /// Measures the patches that are kept with the samples.
  ///
  /// - Parameters:
  ///   - name: The change's name, as in `favourites`.
  ///   - tree: The package.
  /// - Returns: A table as Markdown.
  /// - Throws: ``ExcerptError`` when a patch cannot be read.
  static func markdown(of name: String, in tree: SourceTree) throws(ExcerptError) -> String {
    var lines = ["| style | files | lines added | lines removed |", "| --- | ---: | ---: | ---: |"]
    for style in ["transform", "reactor"] {
      let size = PatchSize(try tree.text(of: "Samples/Changes/\(name)-\(style).patch"))
      lines.append("| \(style) | \(size.files.count) | \(size.added) | \(size.removed) |")
    }
    return lines.joined(separator: "\n")
  }
}
