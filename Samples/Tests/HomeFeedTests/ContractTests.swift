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

  @Test(arguments: Architecture.home)
  func `under other policies the same feed would break the contract`(architecture: Architecture) {
    let undeclared = Architecture(name: architecture.name) { architecture.make(source: $0) }
    let report = Contract.explore(undeclared, Exploration(alphabet: alphabet, depth: 3))
    #expect(!report.isHeld)
  }

  @Test func `both styles end in the same state, after the same requests`() {
    let exploration = Exploration(alphabet: alphabet, depth: 4)
    let agreement = Contract.compare(Architecture.home[0], Architecture.home[1], exploration)
    #expect(agreement.isHeld, "\(agreement)")
  }
  // endregion: home.contract
}
