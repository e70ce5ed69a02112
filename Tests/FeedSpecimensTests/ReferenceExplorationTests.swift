import FeedContract
import FeedModel
import FeedSpecimens
import Foundation
import Testing

@Suite struct ReferenceExplorationTests {
  /// How deep the orders go; `DIPTYCH_DEPTH` makes them longer.
  static let depth = ProcessInfo.processInfo.environment["DIPTYCH_DEPTH"].flatMap { Int($0) } ?? 3

  @Test(arguments: Contract.variants(of: ReferenceFeed.architecture).map(\.policies))
  func `the reference keeps every rule under every policy`(policies: FeedPolicies) throws {
    let architecture = try #require(ReferenceFeed.architecture.under(policies))
    let report = Contract.explore(architecture, Exploration(depth: Self.depth, jobs: 1))
    #expect(report.broken.isEmpty, "\(report)")
  }
}
