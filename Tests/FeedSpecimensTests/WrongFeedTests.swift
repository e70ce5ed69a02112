import FeedContract
import FeedModel
import FeedSpecimens
import Testing

@Suite struct WrongFeedTests {
  @Test func `there is a wrong feed for every rule of parts 1 to 4`() {
    #expect(WrongFeed.all.map(\.rule) == RuleSet.all.rules)
  }

  // region: specimens.caught
  @Test(arguments: WrongFeed.all.map(\.rule))
  func `a wrong feed is caught by its rule, and without the check it passes`(rule: RuleID) throws {
    let wrong = try #require(WrongFeed.breaking(rule))
    let judgement = try #require(Contract.judge(wrong.witness, wrong.architecture))
    #expect(judgement.violations.map(\.description) == [WrongFeedTexts.all["\(rule)"]])
    let others = RuleSet.all.without(rule)
    let blind = try #require(Contract.judge(wrong.witness, wrong.architecture, rules: others))
    #expect(blind.violations.map(\.description) == [])
  }
  // endregion: specimens.caught

  @Test(arguments: WrongFeed.styled.map(\.architecture.name))
  func `a mistake of one style is caught by its rule alone`(name: String) throws {
    let wrong = try #require(WrongFeed.styled.first { $0.architecture.name == name })
    let judgement = try #require(Contract.judge(wrong.witness, wrong.architecture))
    #expect(judgement.violations.map(\.description) == [WrongFeedTexts.styled[name]])
  }

  @Test func `every mistake of a style is made in both`() {
    for style in ["transform", "reactor"] {
      let rules = WrongFeed.styled.filter { $0.architecture.name.hasSuffix(style) }.map(\.rule)
      #expect(rules == [RuleID(1, 7), RuleID(3, 5), RuleID(4, 3)])
    }
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
