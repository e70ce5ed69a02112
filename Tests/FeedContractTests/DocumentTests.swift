import FeedContract
import FeedModel
import FeedSpecimens
import Foundation
import Testing

@Suite struct DocumentTests {
  @Test func `rules as JSON hold every rule as the contract has it`() throws {
    let document = try decoded(RulesDocument.self, RulesDocument(Rule.all).json)
    #expect(document == RulesDocument(Rule.all))
    #expect(document.schema == "diptych.rules/1")
    #expect(document.policies == nil)
    let entries = try #require(document.rules)
    #expect(entries.map(\.rule) == Rule.all.map(\.id.description))
    #expect(entries.map(\.must) == Rule.all.map(\.must))
    #expect(Set(entries.map(\.part)) == Set(Rule.parts))
    #expect(Set(entries.map(\.coverage)) == ["everyStep", "severalRuns", "networkTests"])
  }

  @Test func `a witness in JSON is a scenario with all it needs`() throws {
    for (rule, entry) in zip(Rule.all, RulesDocument(Rule.all).rules ?? []) {
      if rule.coverage == .networkTests {
        #expect(entry.witnesses == rule.witnesses)
      } else {
        #expect(try entry.witnesses.map { try Scenario($0) } == rule.scenarios)
      }
    }
  }

  @Test func `choices as JSON have their values, the default first`() throws {
    let document = try decoded(RulesDocument.self, RulesDocument(PolicyChoice.all).json)
    #expect(document.rules == nil)
    let policies = try #require(document.policies)
    #expect(policies.map(\.policy) == PolicyChoice.all.map(\.id))
    #expect(policies.map(\.values) == PolicyChoice.all.map(\.values))
    #expect(policies.first?.title == "refresh during append")
  }

  @Test func `a judgement as data has held rules, broken rules and those never exercised`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 1)))
    let judgement = try #require(Contract.judge(wrong.witness, wrong.architecture))
    let document = JudgementDocument(judgement)
    let broken = document.rules.filter { $0.verdict == "broken" }
    #expect(broken.map(\.rule) == ["2.1"])
    #expect(broken.first?.violations.map(\.step) == [6])
    #expect(broken.first?.violations.map(\.observed) == ["rows [3a 3b 2a 2b]"])
    #expect(broken.first?.violations.map(\.expected) == ["rows [3a 3b]"])
    let held = RuleSet.all.rules.filter { judgement.verdict(on: $0).isHeld }.map(\.description)
    #expect(document.rules.filter { $0.verdict == "held" }.map(\.rule) == held)
    let all = document.rules.map(\.rule) + document.notExercised
    #expect(Set(all) == Set(RuleSet.all.rules.map(\.description)))
    #expect(all.count == RuleSet.all.rules.count)
    #expect(document.trace == TraceDocument(judgement.trace))
  }

  @Test func `a run is counted after what is shown at first`() throws {
    let scenario = try Scenario("R ok1[a]»2 M err2(timeout)")
    let judgement = try #require(Contract.judge(scenario, ReferenceFeed.architecture))
    let counts = CountsDocument(judgement.trace)
    #expect(counts.requests == 2)
    #expect(counts.emissions == 4)
    #expect(counts.redundantEmissions == 0)
    #expect(counts.announcements == 1)
    var twice = counts
    twice.add(counts)
    #expect(twice.requests == 4 && twice.emissions == 8 && twice.announcements == 2)
  }

  @Test func `feeds that differ are a document with both traces and the place`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(4, 2))).architecture
    let scenario = try Scenario("C(a) C(b) ok2 ok1(late)")
    let comparison = try #require(Comparison(scenario, ReferenceFeed.architecture, wrong))
    let document = try decoded(DiffDocument.self, DiffDocument(comparison).json)
    #expect(document == DiffDocument(comparison))
    #expect(document.schema == "diptych.diff/1")
    #expect(document.verdict == "broken")
    #expect([document.first.feed, document.second.feed] == ["Reference", "wrong-4.2"])
    #expect(document.first.statesShown == comparison.firstCounts.emissions)
    #expect(document.orders == nil)
    let part = try #require(document.comparison)
    #expect(part.first == TraceDocument(comparison.first))
    #expect(part.second == TraceDocument(comparison.second))
    #expect(part.disagreement?.step == 4)
    #expect(part.disagreement?.isAtQuiescence == true)
    #expect(
      part.disagreement?.second == "b [1a 1b], next key 2, refresh idle, append idle"
    )
  }

  @Test func `feeds that agree in every order are a document without a run`() throws {
    let feed = ReferenceFeed.architecture
    let agreement = Contract.compare(feed, feed, Exploration(depth: 2, jobs: 1))
    let document = try decoded(DiffDocument.self, DiffDocument(agreement).json)
    #expect(document.verdict == "held")
    #expect(document.comparison == nil)
    #expect(document.orders?.depth == 2)
    #expect(document.orders?.count == agreement.orders)
    #expect(document.orders?.isComplete == true)
  }

  @Test func `an interrupted search is not called held, a difference found stays one`() throws {
    let feed = ReferenceFeed.architecture
    let agreement = Contract.compare(feed, feed, Exploration(depth: 2, jobs: 1))
    let stopped = DiffDocument(agreement, isComplete: false)
    #expect(stopped.verdict == "notExercised")
    #expect(stopped.orders?.isComplete == false)

    let wrong = try #require(WrongFeed.breaking(RuleID(4, 2))).architecture
    let differing = Contract.compare(feed, wrong, Exploration(depth: 4, jobs: 1))
    #expect(DiffDocument(differing, isComplete: false).verdict == "broken")
    #expect(DiffDocument(differing).comparison?.disagreement != nil)
  }

  @Test func `feeds that are never at rest are not compared`() throws {
    let feed = ReferenceFeed.architecture
    let comparison = try #require(Comparison(try Scenario("R"), feed, feed))
    #expect(DiffDocument(comparison).verdict == "notExercised")
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
