import DiptychDocs
import FeedContract
import FeedScreen
import PairBench

extension ReportSources {
  /// What is measured of a feed elsewhere than in its run.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - scenario: What happens.
  ///   - countsAllocations: Whether allocations are counted; their number belongs to this build.
  /// - Returns: The measurements.
  /// - Throws: ``ExcerptError`` when a patch cannot be read.
  func measured(
    of architecture: Architecture,
    in scenario: Scenario,
    countsAllocations: Bool = false
  ) throws(ExcerptError) -> ReportSubject.Measured {
    var measured = ReportSubject.Measured()
    let policies = scenario.policies(on: architecture.policies)
    guard let fitting = architecture.under(policies) else { return measured }
    let counts = ScreenRenders.count(scenario, on: ReportSources.screen(of: fitting))
    measured.renders = counts?.updates
    measured.redundantRenders = counts?.redundant
    if countsAllocations { measured.allocationsPerIntent = IntentAllocations.count(fitting.make) }
    if let tree, let style = ReportSources.style(of: fitting) {
      measured.change = PatchSize(try tree.text(of: "Samples/Changes/favourites-\(style).patch"))
    }
    return measured
  }

  /// The screen of a feed: its own style's for the pair, a plain one for any other.
  private static func screen(of architecture: Architecture) -> PlaySubject {
    switch style(of: architecture) {
    case "transform": .transform(policies: architecture.policies)
    case "reactor": .reactor(policies: architecture.policies)
    default: .architecture(architecture)
    }
  }

  /// The style's name in the files of the kept change; nil for a feed outside of the pair.
  private static func style(of architecture: Architecture) -> String? {
    switch architecture.name {
    case Architecture.transform.name: "transform"
    case Architecture.reactor.name: "reactor"
    default: nil
    }
  }
}
