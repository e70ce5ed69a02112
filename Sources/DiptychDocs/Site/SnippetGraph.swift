public import Foundation

/// The regions of sources in the form in which DocC takes snippets.
///
/// Each module, or file, becomes one snippet and each of its regions a slice, so that an article
/// quotes the sources as they are and fails to build when a region is gone:
///
/// ```
/// @Snippet(path: "Diptych/Snippets/FeedReactor", slice: "feed.refresh")
/// ```
public struct SnippetGraph: Hashable, Sendable {
  /// The regions of one module or file.
  public struct Snippet: Hashable, Sendable {
    /// The name by which articles quote it.
    public let name: String

    /// The regions, each with a name of its own.
    public let regions: [Excerpt]

    /// Creates a snippet.
    ///
    /// - Parameters:
    ///   - name: The name by which articles quote it.
    ///   - regions: The regions, each with a name of its own.
    public init(name: String, regions: [Excerpt]) {
      self.name = name
      self.regions = regions
    }
  }

  /// What stands before `Snippets` in an article's path.
  public let package: String

  /// A snippet for each module or file.
  public let snippets: [Snippet]

  /// Creates a graph.
  ///
  /// - Parameters:
  ///   - package: What stands before `Snippets` in an article's path.
  ///   - snippets: A snippet for each module or file.
  public init(package: String, snippets: [Snippet]) {
    self.package = package
    self.snippets = snippets
  }

  /// Reads every region of some sources.
  ///
  /// - Parameters:
  ///   - package: What stands before `Snippets` in an article's path.
  ///   - sources: For each name by which articles quote, a module as ``SourceTree/excerpts(of:)``
  ///     takes it, or a Swift file.
  ///   - tree: The package.
  /// - Throws: ``ExcerptError`` when the markers of a source are wrong.
  public init(
    package: String,
    sources: KeyValuePairs<String, String>,
    in tree: SourceTree
  ) throws(ExcerptError) {
    var snippets: [Snippet] = []
    for (name, source) in sources {
      let isFile = source.hasSuffix(".swift")
      let regions = isFile ? try tree.excerpts(in: source) : try tree.excerpts(of: source)
      snippets.append(Snippet(name: name, regions: regions))
    }
    self.init(package: package, snippets: snippets)
  }

  /// The name that a file must have to be taken for snippets.
  public var fileName: String { "\(package)-snippets.symbols.json" }

  /// The graph as DocC reads it, the same for the same regions.
  ///
  /// - Returns: A symbol graph in JSON.
  /// - Throws: What the encoder says.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SnippetDocument(self))
  }
}
