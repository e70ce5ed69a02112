import FeedContract
import FeedModel
import Testing

@testable import PictureFeed

@Suite struct ContractTests {
  // region: picture.contract
  /// What the feed knows: no other categories than the service's, and no removal of rows.
  private let alphabet = Alphabet(
    name: "pictures",
    intents: [
      .refresh, .loadMore, .retry, .choose(PictureCategory.android.topic),
      .choose(PictureCategory.welfare.topic),
    ],
    answers: Alphabet.full.answers,
    bindsLate: true,
    limitsWitnesses: true
  )

  @Test(arguments: Architecture.pictures)
  func `the feed keeps the contract`(architecture: Architecture) throws {
    let report = try Contract.verify(architecture, depth: 3, alphabet: alphabet)
    #expect(report.notExercised == [])
  }

  @Test func `both styles end in the same state, after the same requests`() {
    let exploration = Exploration(alphabet: alphabet, depth: 3)
    let agreement = Contract.compare(
      Architecture.pictures[0],
      Architecture.pictures[1],
      exploration
    )
    #expect(agreement.isHeld, "\(agreement)")
  }
  // endregion: picture.contract
}
