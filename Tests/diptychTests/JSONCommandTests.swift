import FeedContract
import FeedOrigin
import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct JSONCommandTests {
  @Test func `a live comparison as JSON holds every scenario and both feeds`() async throws {
    let run = await CommandLineRun.of(["compare", "--json"])
    #expect(run.status == .held)
    #expect(run.messages.isEmpty)
    let document = try decoded(CompareDocument.self, run)
    #expect(document.schema == "diptych.compare/1")
    #expect(document.verdict == "held")
    #expect(document.agrees)
    #expect(document.feeds.map(\.feed) == ["FeedTransform", "FeedReactor"])
    #expect(document.feeds.map(\.verdict) == ["held", "held"])
    #expect(document.scenarios.count == BuiltInScenario.all.count)
    for (performed, known) in zip(document.scenarios, BuiltInScenario.all) {
      let scenario = try Scenario(known.text)
      #expect(performed.title == scenario.title)
      #expect(try Scenario(performed.scenario) == scenario)
      #expect(performed.steps == scenario.steps.map(\.description))
      #expect(performed.conditions.pages == "builtIn")
      #expect(performed.agrees)
      #expect(performed.feeds.map(\.deviations) == [[], []])
      #expect(performed.feeds[0].judgement.trace.steps.map(\.step) == [""] + performed.steps)
    }
  }

  @Test func `the counts and verdicts of JSON are those of the text`() async throws {
    let json = await CommandLineRun.of(["compare", "--virtual", "--json"])
    let text = await CommandLineRun.of(["compare", "--virtual"])
    let document = try decoded(CompareDocument.self, json)
    for (title, values) in [
      ("rules held", document.feeds.map(\.held.count)),
      ("rules broken", document.feeds.map(\.broken.count)),
      ("rules not exercised", document.feeds.map(\.notExercised.count)),
      ("requests", document.feeds.map(\.counts.requests)),
      ("emissions", document.feeds.map(\.counts.emissions)),
      ("redundant emissions", document.feeds.map(\.counts.redundantEmissions)),
      ("announcements", document.feeds.map(\.counts.announcements)),
    ] {
      let line = text.output.split(separator: "\n").first { $0.hasPrefix(title + " ") }
      let shown = line?.dropFirst(title.count).split(separator: " ").compactMap { Int($0) }
      #expect(shown == values, "\(title)")
    }
    let parts = document.scenarios.map { $0.feeds[0].judgement.counts.requests }
    #expect(parts.reduce(0, +) == document.feeds[0].counts.requests)
  }

  @Test func `policies of the command line are in the scenario and the conditions`() async throws {
    let run = await CommandLineRun.of(
      ["compare", "R ok1»2 M R ok2 ok3", "--virtual", "--policy", "P1=queue", "--json"])
    let performed = try #require(try decoded(CompareDocument.self, run).scenarios.first)
    #expect(performed.scenario == "policy: P1=queue\nR ok1»2 M R ok2 ok3")
    #expect(performed.conditions.pages == "virtual")
    #expect(performed.conditions.policies == "P1=queue")
    #expect(performed.feeds.map(\.judgement.trace.policies) == ["P1=queue", "P1=queue"])
  }

  @Test func `deviations of a server and missing pages are told in JSON`() async throws {
    let origin = Origin.feed(kind: .pages)
    try origin.start()
    defer { origin.stop() }
    let run = await CommandLineRun.of(
      ["compare", "R ok1 M ok2", "--origin", origin.url, "--feed", "github", "--json"])
    #expect(run.status == .notExercised)
    #expect(run.messages.contains("is it the right one?"))
    let document = try decoded(CompareDocument.self, run)
    #expect(document.verdict == "notExercised")
    let performed = try #require(document.scenarios.first)
    #expect(performed.lacksPages)
    #expect(performed.conditions.origin == origin.url)
    #expect(performed.conditions.kind == "github")
    for lane in performed.feeds { #expect(lane.deviations.first?.hasPrefix("answer 1: ") == true) }
  }

  @Test func `an origin that is not there leaves the output empty`() async throws {
    let origin = Origin.feed()
    try origin.start()
    let url = origin.url
    origin.stop()
    let run = await CommandLineRun.of(["compare", "--origin", url, "--feed", "pages", "--json"])
    #expect(run.status == .originNotReachable)
    #expect(run.output.isEmpty)
  }

  @Test func `a difference in one scenario is JSON and ends with 1`() async throws {
    let run = await CommandLineRun.of(
      ["diff", "FeedTransform", "wrong-2.1", "R ok1»2 M R ok3»2 ok2»3", "--json"])
    #expect(run.status == .broken)
    let document = try decoded(DiffDocument.self, run)
    #expect(document.verdict == "broken")
    #expect(document.comparison?.disagreement?.step == 6)
    #expect(document.comparison?.second.feed == "wrong-2.1")
  }

  @Test func `agreement in every order is JSON and ends with 0`() async throws {
    let run = await CommandLineRun.of(
      ["diff", "FeedTransform", "FeedReactor", "--depth", "2", "--json"])
    #expect(run.status == .held)
    let document = try decoded(DiffDocument.self, run)
    #expect(document.verdict == "held")
    #expect(document.orders?.depth == 2)
    #expect(document.comparison == nil)
  }

  @Test func `a rule broken on purpose is JSON with both runs`() async throws {
    let run = await CommandLineRun.of(["break", "FeedReactor", "2.1", "--json"])
    #expect(run.status == .held)
    let document = try decoded(BreakDocument.self, run)
    #expect(document.schema == "diptych.break/1")
    #expect(document.rule.rule == "2.1")
    #expect(document.isCaught && document.isHeld)
    #expect(document.wrong.feed == "wrong-2.1")
    #expect(document.wrong.verdict == "broken")
    #expect(document.wrong.judgement?.rules.first?.violations.map(\.step) == [6])
    #expect(document.subject.feed == "FeedReactor")
    #expect(document.subject.verdict == "held")
    #expect(document.subject.judgement?.rules.map(\.rule) == ["2.1"])
    #expect(try Scenario(document.scenario).steps.count == 6)
  }

  @Test func `a subject that breaks the rule too is JSON and ends with 1`() async throws {
    let run = await CommandLineRun.of(["break", "wrong-2.1", "2.1", "--json"])
    #expect(run.status == .broken)
    let document = try decoded(BreakDocument.self, run)
    #expect(document.isCaught && !document.isHeld)
    #expect(document.subject.verdict == "broken")
  }

  @Test func `rules are JSON: all of them, one, or the choices`() async throws {
    let all = await CommandLineRun.of(["rules", "--json"])
    let one = await CommandLineRun.of(["rules", "2.1", "--json"])
    let choices = await CommandLineRun.of(["rules", "--policies", "--json"])
    for run in [all, one, choices] { #expect(run.status == .held) }
    #expect(try decoded(RulesDocument.self, all).rules?.count == Rule.all.count)
    #expect(try decoded(RulesDocument.self, one).rules?.map(\.rule) == ["2.1"])
    #expect(try decoded(RulesDocument.self, choices).policies?.first?.policy == "P1")
  }

  @Test(
    arguments: [
      ["compare", "first-load", "--virtual"],
      ["diff", "FeedTransform", "FeedReactor", "first-load"],
      ["diff", "FeedTransform", "wrong-2.1", "--depth", "4"], ["break", "3.1"], ["rules"],
      ["rules", "--policies"], ["trace", "FeedTransform", "page-fails"],
    ]
  )
  func `JSON is all there is on the output, its keys sorted, twice the same`(
    arguments: [String]
  ) async throws {
    let run = await CommandLineRun.of(arguments + ["--json"], hasColour: true)
    let again = await CommandLineRun.of(arguments + ["--json"], columns: 40)
    #expect(run.output == again.output)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let keys = run.output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(keys == keys.sorted() && keys.count == object?.count)
    #expect((object?["schema"] as? String)?.hasPrefix("diptych.\(arguments[0])/") == true)
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ run: CommandLineRun
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(run.output.utf8))
  }
}
