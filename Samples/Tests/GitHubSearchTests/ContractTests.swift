import FeedContract
import FeedModel
import Testing

@testable import GitHubSearch

@Suite struct ContractTests {
  // region: search.contract
  /// What the search knows: texts, the end of the list and a retry.
  private let alphabet = Alphabet(
    name: "search",
    intents: [.choose(.search("a")), .choose(.search("灯笼")), .loadMore, .retry],
    answers: Alphabet.full.answers,
    bindsLate: true,
    limitsWitnesses: true
  )

  @Test(arguments: Architecture.searches)
  func `the search keeps the contract`(architecture: Architecture) throws {
    let report = try Contract.verify(architecture, depth: 4, alphabet: alphabet)
    #expect(report.notExercised == [])
  }

  @Test func `both styles end in the same state, after the same requests`() {
    let exploration = Exploration(alphabet: alphabet, depth: 3)
    let agreement = Contract.compare(
      Architecture.searches[0],
      Architecture.searches[1],
      exploration
    )
    #expect(agreement.isHeld, "\(agreement)")
  }
  // endregion: search.contract
}
