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
    if let specimen = specimen(architecture.name) {
      let file = try tree?.file(of: "FeedSpecimens", where: specimen.isFile)
      return file.map { .file($0, specimen.words) } ?? .description(specimen.words)
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

  /// What is said of a feed that is no architecture of the package, and how its file is known.
  private func specimen(
    _ name: String
  ) -> (words: String, isFile: (_ name: String, _ text: String) -> Bool)? {
    if let wrong = ReportSources.wrongFeed(named: name) {
      let words = "A feed that is wrong on purpose. \(wrong.fault)"
      return (words, { $1.contains("\"\(wrong.fault)\"") })
    }
    if let feed = PublishedFeed.all.first(where: { $0.architecture.name == name }) {
      let words =
        "Published as \(feed.source), and re-expressed with its own logic. Changed for the seam: "
        + feed.changed.prefix(1).lowercased() + feed.changed.dropFirst()
      return (words, { file, _ in file == "\(name).swift" })
    }
    if let feed = PublishedFeed.all.first(where: { $0.repaired.name == name }) {
      let words = "The repair of \(feed.architecture.name). \(feed.repair)"
      return (words, { file, _ in file == "Repaired\(feed.architecture.name).swift" })
    }
    return nil
  }

  /// The lines of a feed's module that run in each step of a scenario.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - scenario: What happens.
  /// - Returns: The lines of each step; empty for other feeds, and in a build without coverage.
  /// - Throws: ``StepCoverage/Failure`` when the counters cannot be read.
  func lines(of architecture: Architecture, in scenario: Scenario) throws -> [ExecutedLines] {
    let pair = [Architecture.transform.name, Architecture.reactor.name]
    guard pair.contains(architecture.name), let tree, let coverage = StepCoverage(tree: tree),
      let fitting = architecture.under(scenario.policies(on: architecture.policies))
    else { return [] }
    return try coverage.lines(of: architecture.name, fitting, scenario)
  }

  /// The regions of both architectures of which no line ran in any report, where lines are known.
  ///
  /// - Parameter entries: The reports.
  /// - Returns: Modules and regions, as in `FeedReactor feed.fail`.
  static func idle(in entries: [ReportIndex.Entry]) -> [String] {
    let pages = entries.map(\.page).filter { $0.subjects.allSatisfy { !$0.ran.isEmpty } }
    guard let first = pages.first else { return [] }
    let regions = first.subjects.map(\.regions)
    return regions.indices.flatMap { side in
      let steps = pages.flatMap { $0.subjects[side].ran }
      let shared = regions[side].values.filter { region in
        regions.allSatisfy { $0[region.name] != nil }
      }
      let idle = shared.filter { region in
        !steps.contains { $0.lines[region.file]?.contains(where: region.lines.contains) == true }
      }
      return idle.map { "\(first.subjects[side].name) \($0.name)" }.sorted()
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
