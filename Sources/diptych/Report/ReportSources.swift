import DiptychDocs
import FeedContract
import FeedSpecimens

/// Finds what a report says of a feed's source.
struct ReportSources {
  /// The package's sources; nil when the program runs elsewhere.
  let tree: SourceTree?

  /// The wrong feed of a name; nil for any other.
  static func wrongFeed(named name: String) -> WrongFeed? {
    WrongFeed.all.first { $0.architecture.name == name }
  }

  /// The source of a feed.
  ///
  /// - Parameter architecture: The feed.
  /// - Returns: The regions and counts of the pair, a sentence for any other feed.
  /// - Throws: ``ExcerptError`` when the regions are wrong.
  func source(of architecture: Architecture) throws -> ReportSubject.Source {
    if let wrong = ReportSources.wrongFeed(named: architecture.name) {
      let sentence = "A feed that is wrong on purpose. \(wrong.fault)"
      guard let excerpt = try tree?.specimen(with: wrong.fault) else {
        return .description(sentence)
      }
      return .file(excerpt, sentence)
    }
    guard let tree else {
      return .description("Its source is shown when the report is made inside the package.")
    }
    switch architecture.name {
    case Architecture.transform.name: return try pair(architecture.name, "TransformStyle", tree)
    case Architecture.reactor.name: return try pair(architecture.name, "ReactorStyle", tree)
    default: return .description("A plain feed, whose source has no regions to lay beside.")
    }
  }

  private func pair(
    _ module: String,
    _ style: String,
    _ tree: SourceTree
  ) throws -> ReportSubject.Source {
    var regions: [String: Excerpt] = [:]
    for excerpt in try tree.excerpts(of: module) { regions[excerpt.name] = excerpt }
    let count = try tree.count(of: module, libraries: ["Streams", style], model: "FeedModel")
    return .regions(regions, count)
  }
}
