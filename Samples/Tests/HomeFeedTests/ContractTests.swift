import FeedContract
import FeedModel
import Testing

@testable import HomeFeed

@Suite struct ContractTests {
  // region: home.contract
  /// What the feed knows: pulls and the end of the list, with every kind of answer.
  private let alphabet = Alphabet(
    name: "home",
    intents: [.refresh, .loadMore],
    answers: Alphabet.full.answers,
    bindsLate: true,
    limitsWitnesses: true
  )

  @Test(arguments: Architecture.home)
  func `the feed keeps the contract`(architecture: Architecture) throws {
    let report = try Contract.verify(architecture, depth: 4, alphabet: alphabet)
    // There is nothing to retry with and nothing to choose.
    #expect(report.notExercised == [RuleID(3, 10), RuleID(4, 2)])
  }

  @Test(
    arguments: Architecture.home,
    [
      ("P4=ignore", "R ok1»2 M err2 M"),
      ("P8=takeContent", "R ok1[a b]»2 M ok2[b c]»3"),
      ("P16=error", "R ok1»2 M ok2»="),
    ]
  )
  func `a policy that is not declared is caught`(
    architecture: Architecture,
    policy: (text: String, telling: String)
  ) throws {
    var policies = HomeList.policies
    try policies.set(policy.text)
    let other = Architecture(name: architecture.name, policies: policies) {
      architecture.make(source: $0)
    }
    let scenario = try Scenario(policy.telling)
    #expect(Contract.judge(scenario, other)?.violations.isEmpty == false)
    #expect(Contract.judge(scenario, architecture)?.violations.map(\.description) == [])
  }

  @Test func `both styles end in the same state, after the same requests`() {
    let exploration = Exploration(alphabet: alphabet, depth: 3)
    let agreement = Contract.compare(Architecture.home[0], Architecture.home[1], exploration)
    #expect(agreement.isHeld, "\(agreement)")
  }
  // endregion: home.contract
}
