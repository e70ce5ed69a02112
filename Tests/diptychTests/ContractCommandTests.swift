import FeedContract
import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct ContractCommandTests {
  @Test func `exploring says of every rule whether it held`() async {
    let run = await CommandLineRun.of(["explore", "FeedTransform", "--depth", "2"])
    #expect(run.status == .held)
    for rule in RuleSet.all.rules {
      let line = run.output.split(separator: "\n").first { $0.hasPrefix("\(rule) ") }
      #expect(line?.contains("held") == true || line?.contains("not exercised") == true)
    }
  }

  @Test func `exploring a wrong feed ends with 1 and the next command`() async {
    let run = await CommandLineRun.of(["explore", "wrong-2.1", "--rule", "2.1", "--depth", "4"])
    #expect(run.status == .broken)
    #expect(run.output.contains("2.1   broken in"))
    #expect(run.output.contains("diptych trace wrong-2.1"))
  }

  @Test func `a rule that was not exercised ends with 2`() async {
    let run = await CommandLineRun.of(
      ["explore", "FeedTransform", "--rule", "2.6", "--depth", "1", "--policy", "P7=shortPage"])
    #expect(run.status == .notExercised, "\(run.output)")
  }

  @Test func `every feed is listed with what it is`() async {
    let run = await CommandLineRun.of(["explore", "--list"])
    #expect(run.status == .held)
    for subject in Subjects.all { #expect(run.output.contains("\(subject.name)")) }
    #expect(run.output.contains("breaks"))
  }

  @Test func `a published feed is explored with what it understands`() async {
    let run = await CommandLineRun.of(["explore", "HomeFeed", "--depth", "2"])
    #expect(run.status == .broken)
    #expect(run.output.contains("HomeFeed alphabet"))
  }

  @Test func `a list takes nothing else, and a start has its answers one by one`() async {
    for arguments in [
      ["--list", "--json"], ["--list", "FeedReactor"],
      ["FeedReactor", "--from", "answers: at once\nR ok1"],
      ["FeedReactor", "--from", "no-such-one"],
    ] {
      let run = await CommandLineRun.of(["explore"] + arguments)
      #expect(run.status == .wrongUsage, "\(arguments)")
    }
  }

  @Test func `a rule that does not exist is refused`() async {
    let run = await CommandLineRun.of(["explore", "FeedTransform", "--rule", "9.9"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("diptych rules"))
  }

  @Test func `a subject that does not exist is refused with those that do`() async {
    let run = await CommandLineRun.of(["explore", "FeedTransfrom"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("FeedTransform, FeedReactor"))
  }

  @Test func `the report as JSON names its schema`() async throws {
    let run = await CommandLineRun.of(["explore", "FeedReactor", "--depth", "2", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["schema"] as? String == "diptych.report/1")
  }

  @Test func `the trace as JSON names its schema`() async throws {
    let run = await CommandLineRun.of(["trace", "FeedReactor", "R ok1»2", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["schema"] as? String == "diptych.trace/1")
  }

  @Test(arguments: RuleSet.all.rules)
  func `every rule is seen broken, and held by both of the pair`(rule: RuleID) async {
    for subject in ["FeedTransform", "FeedReactor"] {
      let run = await CommandLineRun.of(["break", subject, "\(rule)"])
      #expect(run.status == .held, "\(run.output)\(run.messages)")
      #expect(run.output.contains("Caught."))
      #expect(run.output.hasSuffix("Held.\n"))
    }
  }

  @Test func `a rule about bytes cannot be broken here`() async {
    let run = await CommandLineRun.of(["break", "5.1"])
    #expect(run.status == .wrongUsage)
  }

  @Test func `the pair does not differ`() async {
    let run = await CommandLineRun.of(["diff", "FeedTransform", "FeedReactor", "--depth", "3"])
    #expect(run.status == .held)
    #expect(run.output.contains("agree in"))
  }

  @Test func `two feeds that end differently end with 1 and both diagrams`() async {
    let run = await CommandLineRun.of(
      ["diff", "FeedTransform", "wrong-2.1", "R ok1»2 M R ok3»2 ok2»3"])
    #expect(run.status == .broken)
    #expect(run.output.contains("They differ after step 6."))
  }

  @Test func `feeds that are never at rest are not compared`() async {
    let run = await CommandLineRun.of(["diff", "FeedTransform", "FeedReactor", "R"])
    #expect(run.status == .notExercised)
  }

  @Test func `the reports of several policies are one JSON list`() async throws {
    let run = await CommandLineRun.of(
      ["explore", "Reference", "--depth", "1", "--policies", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect((list?.count ?? 0) > 20)
  }

  @Test func `the parts of an exploration merge into the whole`() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "diptych-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    var parts: [String] = []
    for part in ["1/3", "2/3", "3/3"] {
      let run = await CommandLineRun.of(
        ["explore", "Reference", "--depth", "3", "--shard", part, "--json"])
      #expect(run.status == .held, "\(run.messages)")
      let file = folder.appending(path: "part-\(parts.count)")
      try Data(run.output.utf8).write(to: file)
      parts.append(file.path(percentEncoded: false))
    }
    let merged = await CommandLineRun.of(["merge"] + parts)
    let whole = await CommandLineRun.of(["explore", "Reference", "--depth", "3"])
    #expect(merged.status == .held, "\(merged.messages)")
    let verdicts = { (run: CommandLineRun) in run.output.split(separator: "\n").dropFirst() }
    #expect(verdicts(merged) == verdicts(whole))

    let partial = await CommandLineRun.of(["merge", parts[0], parts[2]])
    #expect(partial.status == .notExercised)
    let doubled = await CommandLineRun.of(["merge", parts[0], parts[0]])
    #expect(doubled.status == .wrongUsage)
    #expect(doubled.messages.contains("twice"))
  }

  @Test func `every rule is listed, and each has a page of its own`() async {
    let list = await CommandLineRun.of(["rules"])
    #expect(list.status == .held)
    for rule in Rule.all {
      #expect(list.output.contains("\n\(rule.id) ") || list.output.hasPrefix("\(rule.id) "))
      let page = await CommandLineRun.of(["rules", "\(rule.id)"])
      #expect(page.status == .held)
      #expect(page.output.contains("Intent:    \(rule.intent)"))
      for witness in rule.witnesses { #expect(page.output.contains(witness)) }
    }
  }

  @Test func `a new package has a feed and a test, and nothing is overwritten`() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "diptych-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let library = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL.path(percentEncoded: false)
    let arguments = ["new", folder.path(percentEncoded: false), "--diptych", library]

    let first = await CommandLineRun.of(arguments)
    #expect(first.status == .held, "\(first.messages)")
    let test = folder.appending(path: "Tests/MyFeedTests/ContractTests.swift")
    #expect(try String(contentsOf: test, encoding: .utf8).contains("Contract.verify"))

    let second = await CommandLineRun.of(arguments)
    #expect(second.status == .wrongUsage)
    #expect(second.messages.contains("not empty"))
  }
}
