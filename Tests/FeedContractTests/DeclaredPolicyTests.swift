import FeedContract
import FeedModel
import FeedSpecimens
import Testing

/// A feed that follows other policies than it declares must be found out.
@Suite struct DeclaredPolicyTests {
  static let pairs: [[String]] = PolicyChoice.all.flatMap { choice in
    choice.values.flatMap { declared in
      choice.values.filter { $0 != declared }.map {
        ["\(choice.id)=\(declared)", "\(choice.id)=\($0)"]
      }
    }
  }

  @Test(arguments: pairs)
  func `a feed that does not follow its declared policy is caught`(pair: [String]) throws {
    var declared = FeedPolicies.explored
    var followed = FeedPolicies.explored
    try declared.set(pair[0])
    try followed.set(pair[1])
    let architecture = Architecture(name: "liar", policies: declared) { [followed] source in
      ReferenceFeed(source: source, policies: followed)
    }
    let report = Contract.explore(architecture, Exploration(depth: 2, jobs: 1))
    // Seen through the seam these two are the same (P2).
    let areEqual = pair.allSatisfy { ["P2=join", "P2=ignore"].contains($0) }
    #expect(report.broken.isEmpty == areEqual, "\(report)")
    #expect(report.broken.allSatisfy { $0.counterexample != nil })
  }
}
