import DiptychDocs
import FeedContract

/// The costs of both architectures over every built-in scenario, for a document.
enum CostsPart {
  /// Counts.
  ///
  /// - Parameter tree: The package.
  /// - Returns: A table as Markdown.
  /// - Throws: ``UsageError`` or ``ExcerptError`` when a scenario or a source cannot be read.
  static func markdown(in tree: SourceTree) throws -> String {
    let sources = ReportSources(tree: tree)
    let runs = try BuiltInScenario.all.map { known in
      let scenario = try ScenarioArgument.read(known.name)
      return try [Architecture.transform, .reactor].map { architecture in
        guard let judgement = Contract.judge(scenario, architecture) else {
          throw UsageError("\(architecture.name) has other policies than \(known.name) needs.")
        }
        let source = try sources.source(of: architecture)
        return ReportSubject(
          judgement: judgement,
          source: source,
          measured: try sources.measured(of: architecture, in: scenario)
        )
      }
    }
    return CostTable(runs).markdown
  }
}
