import FeedContract
import FeedModel
import FeedSpecimens
import Synchronization
import Testing

@Suite struct ExplorerTests {
  let reference = ReferenceFeed.architecture

  @Test func `the number of threads does not change the report`() {
    let one = Contract.explore(reference, Exploration(depth: 3, jobs: 1))
    let many = Contract.explore(reference, Exploration(depth: 3, jobs: 4))
    #expect(one == many)
  }

  @Test func `the parts of an exploration merge to the whole`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(3, 7))).architecture
    for feed in [reference, wrong] {
      let rules = RuleSet([RuleID(2, 1), RuleID(3, 7)])
      let whole = Contract.explore(feed, Exploration(depth: 3, rules: rules, jobs: 1))
      let parts = (1...3).map { index in
        Contract.explore(
          feed,
          Exploration(depth: 3, rules: rules, jobs: 1, shard: Shard(index: index, count: 3))
        )
      }
      let merged = try Report.merging(parts.reversed())
      #expect(merged.isComplete)
      #expect(merged.orders == whole.orders)
      #expect(merged.rules.map(\.situations) == whole.rules.map(\.situations))
      #expect(merged.rules.map(\.verdict.isBroken) == whole.rules.map(\.verdict.isBroken))
      #expect(throws: MergeError.twice(shard: "1/3")) { try Report.merging([parts[0], parts[0]]) }
      #expect(try !Report.merging([parts[0], parts[1]]).isComplete)
    }
  }

  @Test func `reports of different explorations do not merge`() {
    let rules = RuleSet([RuleID(1, 7)])
    let shallow = Contract.explore(reference, Exploration(depth: 1, rules: rules, jobs: 1))
    let deep = Contract.explore(reference, Exploration(depth: 2, rules: rules, jobs: 1))
    #expect(throws: MergeError.different("depth")) { try Report.merging([shallow, deep]) }
    #expect(throws: MergeError.nothing) { try Report.merging([]) }
  }

  @Test func `an interrupted exploration says what was reached`() {
    let level = Mutex(0)
    let report = Contract.explore(
      reference,
      Exploration(depth: 6, jobs: 1),
      progress: { progress in level.withLock { $0 = progress.level } },
      isCancelled: { level.withLock { $0 } >= 3 }
    )
    #expect(!report.isComplete)
    #expect(report.depth == 2)
    #expect(report.requestedDepth == 6)
    #expect(report.description.hasPrefix("Reference, policies default, full alphabet: interrupted"))
  }

  @Test func `random walks find deep faults and make them short`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(3, 10))).architecture
    let walks = Walks(count: 40, length: 30, seed: 7)
    let exploration = Exploration(depth: 1, rules: RuleSet([RuleID(2, 2)]), jobs: 1, walks: walks)
    #expect(Contract.explore(wrong, exploration) == Contract.explore(wrong, exploration))
    let mortal = try #require(WrongFeed.breaking(RuleID(2, 2))).architecture
    let report = Contract.explore(mortal, exploration)
    #expect(report.of(RuleID(2, 2))?.counterexample?.scenario.steps.count == 3)
  }

  @Test func `the core alphabet goes deeper`() {
    let report = Contract.explore(reference, Exploration(alphabet: .core, depth: 5, jobs: 1))
    #expect(report.broken == [])
    #expect(report.of(RuleID(2, 1))?.verdict.isHeld == true)
  }

  @Test func `orders may begin after some steps`() throws {
    let start = try Scenario("R ok1»2").steps
    let shallow = Contract.explore(reference, Exploration(depth: 1, jobs: 1, start: start))
    // The start itself, then: R M Y C(a) C(b), one more observer, X, and the answer again.
    #expect(shallow.orders == 1 + 8)
    let report = Contract.explore(reference, Exploration(depth: 2, jobs: 1, start: start))
    #expect(report == Contract.explore(reference, Exploration(depth: 2, jobs: 3, start: start)))
    #expect(report.broken == [])
    #expect(report.of(RuleID(1, 4))?.verdict.isHeld == true)
    #expect(try Report(json: report.json).start == "R ok1»2")
  }

  @Test func `what is broken after a start is told with the start`() throws {
    let wrong = try #require(WrongFeed.breaking(RuleID(3, 6))).architecture
    let start = try Scenario("R ok1»2").steps
    let rules = RuleSet([RuleID(3, 6)])
    let exploration = Exploration(depth: 2, rules: rules, jobs: 1, start: start)
    let report = Contract.explore(wrong, exploration)
    #expect(report.broken.first?.counterexample?.scenario.stepText == "R ok1»2 R err2")
    #expect(throws: MergeError.different("start")) {
      try Report.merging([report, Contract.explore(wrong, Exploration(depth: 2, rules: rules))])
    }
  }

  @Test func `a start that breaks a rule itself is found at once, and walks begin after it`() throws
  {
    let wrong = try #require(WrongFeed.breaking(RuleID(2, 2)))
    let exploration = Exploration(
      depth: 1,
      rules: RuleSet([RuleID(2, 2)]),
      jobs: 1,
      walks: Walks(count: 2, length: 5, seed: 3),
      start: wrong.witness.steps
    )
    let report = Contract.explore(wrong.architecture, exploration)
    #expect(report.of(RuleID(2, 2))?.verdict.isBroken == true)
    let walked = Contract.explore(reference, exploration)
    #expect(walked.of(RuleID(2, 2))?.verdict.isHeld == true)
  }

  @Test func `a feed agrees with itself and differs from a wrong one`() throws {
    let exploration = Exploration(depth: 3, jobs: 1)
    let same = Contract.compare(reference, reference, exploration)
    #expect(same.isHeld)
    #expect(same.firstCounts == same.secondCounts)
    let wrong = try #require(WrongFeed.breaking(RuleID(4, 2))).architecture
    let other = Contract.compare(reference, wrong, exploration)
    #expect(other.disagreement?.first.scenario.stepText == "R ok1[]»2 ok1»2(late)")
  }
}
