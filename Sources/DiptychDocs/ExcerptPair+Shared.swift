extension ExcerptPair {
  /// Every region that both architectures have, those of the type itself first.
  ///
  /// - Parameter tree: The package.
  /// - Returns: The pairs.
  /// - Throws: ``ExcerptError`` when the markers of a module are wrong, or a region stands in types
  ///   that do not answer each other.
  public static func shared(in tree: SourceTree) throws(ExcerptError) -> [ExcerptPair] {
    let others = try tree.excerpts(of: "FeedReactor")
    let excerpts = try tree.excerpts(of: "FeedTransform")
    var pairs: [ExcerptPair] = []
    for excerpt in excerpts.sorted(by: { stem(of: $0) < stem(of: $1) }) {
      guard let other = others.first(where: { $0.name == excerpt.name }) else { continue }
      let pair = ExcerptPair(transform: excerpt, reactor: other)
      try pair.checkPlaces()
      pairs.append(pair)
    }
    return pairs
  }

  /// The types of both architectures that answer each other.
  private static let counterparts = [
    "FeedViewModel": "FeedViewReactor", "FeedViewModel.Output": "FeedViewReactor",
    "PageSource": "PageSource",
    // Whole declarations, outside of all types.
    "": "",
  ]

  /// Checks that both regions stand in types that answer each other.
  ///
  /// - Throws: ``ExcerptError/misplaced(name:transform:reactor:)`` when they do not.
  public func checkPlaces() throws(ExcerptError) {
    if ExcerptPair.counterparts[transform.declaration] == reactor.declaration { return }
    throw .misplaced(
      name: transform.name,
      transform: transform.declaration,
      reactor: reactor.declaration
    )
  }

  /// What a file is sorted by: its name without the ending, then the line.
  private static func stem(of excerpt: Excerpt) -> (Substring, Int) {
    (excerpt.file.dropLast(".swift".count), excerpt.lines.lowerBound)
  }
}
