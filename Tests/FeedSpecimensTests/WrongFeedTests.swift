import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct WrongFeedTests {
  @Test func `there is a wrong feed for every rule of parts 1 to 4`() {
    #expect(WrongFeed.all.map(\.rule) == RuleSet.all.rules)
  }

  @Test(arguments: WrongFeed.all.map(\.rule))
  func `a wrong feed is caught by its rule, and without the check it passes`(rule: RuleID) throws {
    let wrong = try #require(WrongFeed.breaking(rule))
    let judgement = try #require(Contract.judge(wrong.witness, wrong.architecture))
    #expect(judgement.violations.map(\.description) == [WrongFeedTexts.all["\(rule)"]])
    let others = RuleSet.all.without(rule)
    let blind = try #require(Contract.judge(wrong.witness, wrong.architecture, rules: others))
    #expect(blind.violations.map(\.description) == [])
  }

  @Test(arguments: WrongFeed.all.map(\.rule))
  func `exploration finds the fault in at most as many steps`(rule: RuleID) throws {
    let wrong = try #require(WrongFeed.breaking(rule))
    let exploration = Exploration(depth: 4, rules: RuleSet([rule]), jobs: 1)
    let report = Contract.explore(wrong.architecture, exploration)
    let found = try #require(report.of(rule)?.counterexample)
    #expect(found.scenario.steps.count <= wrong.witness.steps.count)
  }
}
