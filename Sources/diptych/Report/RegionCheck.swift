import DiptychDocs
import FeedContract

/// Checks that the regions which documents lay beside a rule run in the rule's witnesses.
///
/// Only a program built with coverage can tell.
struct RegionCheck {
  private let tree: SourceTree
  private let coverage: StepCoverage

  /// Prepares the check; nil in a program built without coverage.
  ///
  /// - Parameter tree: The package's sources.
  init?(tree: SourceTree) {
    guard let coverage = StepCoverage(tree: tree) else { return nil }
    self.tree = tree
    self.coverage = coverage
  }

  /// Runs every rule's witnesses on both architectures.
  ///
  /// - Parameter progress: Called with each rule.
  /// - Returns: A sentence for each region of which no line ran.
  /// - Throws: ``ExcerptError`` when a region is missing, ``StepCoverage/Failure`` when the counters
  ///   cannot be read.
  func idleRegions(progress: (RuleID) -> Void) throws -> [String] {
    var findings: [String] = []
    for rule in RulePages.rules {
      progress(rule.id)
      for architecture in [Architecture.transform, .reactor] {
        let runs = rule.scenarios.compactMap { scenario in
          architecture.under(scenario.policies(on: architecture.policies)).map { ($0, scenario) }
        }
        let ran = try coverage.lines(of: [architecture.name, "FeedModel"], in: runs)
        for name in RuleRegions.of(rule.id) {
          let module = name.hasPrefix("model.") ? "FeedModel" : architecture.name
          let region = try tree.excerpt(name, of: module)
          if ran.lines[region.file]?.contains(where: region.lines.contains) == true { continue }
          findings.append(
            "Rule \(rule.id): the region \(name) of \(module) runs in no witness of the rule."
          )
        }
      }
    }
    return findings
  }
}
