extension ExcerptPair {
  /// Every region that both architectures have, those of the type itself first.
  ///
  /// - Parameter tree: The package.
  /// - Returns: The pairs.
  /// - Throws: ``ExcerptError`` when the markers of a module are wrong.
  public static func shared(in tree: SourceTree) throws(ExcerptError) -> [ExcerptPair] {
    let others = try tree.excerpts(of: "FeedReactor")
    let excerpts = try tree.excerpts(of: "FeedTransform")
    return excerpts.sorted { stem(of: $0) < stem(of: $1) }.compactMap { excerpt in
      guard let other = others.first(where: { $0.name == excerpt.name }) else { return nil }
      return ExcerptPair(transform: excerpt, reactor: other)
    }
  }

  /// What a file is sorted by: its name without the ending, then the line.
  private static func stem(of excerpt: Excerpt) -> (Substring, Int) {
    (excerpt.file.dropLast(".swift".count), excerpt.lines.lowerBound)
  }
}
