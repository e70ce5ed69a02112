import FeedContract
import FeedModel
import Testing
import YourArchitecture

@Suite struct ContractTests {
  // region: yours.test
  @Test func `the store keeps the contract`() throws {
    let mine = Architecture(name: "FeedStore") { FeedStoreSubject(source: $0) }
    let report = try Contract.verify(mine, depth: 4)
    #expect(report.notExercised == [])
  }
  // endregion: yours.test

  @Test func `one sequence can be played and read`() throws {
    let mine = Architecture(name: "FeedStore") { FeedStoreSubject(source: $0) }
    let scenario = try Scenario("R ok1[a b]»2 M err2 Y ok3[c]»∅")
    let judgement = try #require(Contract.judge(scenario, mine))
    #expect(judgement.violations.map(\.description) == [])
  }
}
