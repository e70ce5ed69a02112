import FeedContract
import FeedSpecimens
import Testing

@Suite struct JudgementStepsTests {
  @Test func `a judgement tells the steps at which a rule's situation arose`() throws {
    let scenario = try Scenario("R ok1»2 M err2 Y err3")
    let judgement = try #require(Contract.judge(scenario, ReferenceFeed.architecture))
    #expect(judgement.steps(of: RuleID(3, 5)) == [4, 6])
    #expect(judgement.steps(of: RuleID(4, 2)) == [])
    for rule in RuleSet.all.rules {
      #expect(judgement.steps(of: rule).count <= judgement.situations(of: rule))
      #expect(judgement.steps(of: rule).isEmpty == (judgement.situations(of: rule) == 0))
    }
  }

  @Test func `whoever watches a run is called after each step`() throws {
    let run = Run(of: ReferenceFeed.architecture)
    var counts: [Int] = []
    run.perform(try Scenario("R ok1»2 M")) { step in counts.append(step * 100 + run.observerCount) }
    #expect(counts == [101, 201, 301])
  }
}
