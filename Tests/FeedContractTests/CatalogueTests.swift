import FeedContract
import Testing

@Suite struct CatalogueTests {
  @Test func `every rule has its number once, a sentence with MUST and a witness`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
    #expect(Rule.all.filter { $0.id.part < 5 }.map(\.id) == RuleSet.all.rules)
    for rule in Rule.all {
      #expect(rule.must.contains("MUST") && rule.must.hasSuffix("."))
      #expect(!rule.intent.isEmpty && !rule.witnesses.isEmpty)
    }
  }

  @Test func `every witness of parts 1 to 4 is a scenario`() {
    for rule in Rule.all where rule.coverage != .networkTests {
      #expect(rule.scenarios.count == rule.witnesses.count, "\(rule)")
    }
  }

  @Test func `a rule's number is read and printed`() {
    #expect(RuleID("2.10") == RuleID(2, 10))
    #expect(RuleID("2") == nil)
    #expect(RuleID(2, 9) < RuleID(2, 10))
    #expect(Rule.with(RuleID(2, 10))?.anchor == "rule-2-10")
  }
}
