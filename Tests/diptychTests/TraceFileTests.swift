import FeedContract
import Foundation
import Testing

@testable import diptych

@MainActor
@Suite struct TraceFileTests {
  private static let scenario = """
    policy: P12=fill viewport=5 pagesPerIntent=3
    R ok1[a "b|c"]»2 ok2[d]»3 ok3»4 M err4(timeout) Y
    """

  @Test func `a trace read from a file is compared in the same steps`() async throws {
    let folder = try Folder()
    let trace = await CommandLineRun.of(["trace", "FeedTransform", Self.scenario, "--json"])
    let file = try folder.write(trace.output, to: "trace.json")
    let run = await CommandLineRun.of(["compare", file, "--virtual", "--json"])
    #expect(run.status == .held, "\(run.messages)")
    let performed = try #require(try decoded(CompareDocument.self, run).scenarios.first)
    let other = await CommandLineRun.of(["trace", "FeedReactor", Self.scenario, "--json"])
    #expect(
      performed.feeds.map(\.judgement.trace) == [
        try decoded(TraceDocument.self, trace), try decoded(TraceDocument.self, other),
      ]
    )
    #expect(performed.feeds[0].judgement.trace.limits == ["viewport=5", "pagesPerIntent=3"])
  }

  @Test func `answers at once stay so in a comparison, but not over a network`() async throws {
    let folder = try Folder()
    let text = "answers: at once\nR ok1»2 M ok2»3"
    let trace = await CommandLineRun.of(["trace", "FeedTransform", text, "--json"])
    let file = try folder.write(trace.output, to: "trace.json")
    let run = await CommandLineRun.of(["compare", file, "--virtual", "--json"])
    #expect(run.status == .held, "\(run.messages)")
    let performed = try #require(try decoded(CompareDocument.self, run).scenarios.first)
    #expect(performed.feeds[0].judgement.trace == (try decoded(TraceDocument.self, trace)))
    let live = await CommandLineRun.of(["compare", file])
    #expect(live.status == .wrongUsage)
    #expect(live.messages.contains("answers at once need --virtual"))
  }

  @Test func `a trace read from a file is traced to the same JSON`() async throws {
    let folder = try Folder()
    for text in [Self.scenario, "answers: at once\nR ok1»2 M ok2»3"] {
      let trace = await CommandLineRun.of(["trace", "FeedReactor", text, "--json"])
      let file = try folder.write(trace.output, to: "trace.json")
      let again = await CommandLineRun.of(["trace", "FeedReactor", file, "--json"])
      #expect(again.output == trace.output)
      #expect(again.status == trace.status)
    }
  }

  @Test func `a trace read from a file has the same report`() async throws {
    let folder = try Folder()
    let trace = await CommandLineRun.of(["trace", "FeedTransform", Self.scenario, "--json"])
    let fromTrace = try folder.write(trace.output, to: "same")
    let first = await CommandLineRun.of(["report", folder.path + "/first", fromTrace])
    #expect(first.status == .held, "\(first.messages)")
    let fromText = try folder.write(Self.scenario, to: "same")
    let second = await CommandLineRun.of(["report", folder.path + "/second", fromText])
    #expect(second.status == .held, "\(second.messages)")
    let page = try folder.read("first/index.html")
    #expect(page.contains("err4(timeout)"))
    #expect(steps(of: page) == steps(of: try folder.read("second/index.html")))
    #expect(steps(of: page).count > 10)
  }

  @Test func `orders begin, and play goes on, where a trace ends`() async throws {
    let folder = try Folder()
    let trace = await CommandLineRun.of(["trace", "FeedTransform", "R ok1[a b]»2 M", "--json"])
    let file = try folder.write(trace.output, to: "trace.json")
    let explored = await CommandLineRun.of(
      ["explore", "Reference", "--from", file, "--depth", "1"])
    #expect(explored.status == .held, "\(explored.messages)")
    #expect(explored.output.contains("after R ok1[a b]»2 M\n"))
    let arguments = ["--keys", "nnn"]
    let played = await CommandLineRun.of(["play", "--from", file] + arguments)
    let typed = await CommandLineRun.of(["play", "--from", "R ok1[a b]»2 M"] + arguments)
    #expect(played.status == .held, "\(played.messages)")
    #expect(played.output == typed.output)
  }

  @Test(
    arguments: [
      "{", "[]", #"{"schema": "diptych.trace/2"}"#, #"{"schema": "diptych.trace/1"}"#,
      "\u{FEFF} \n{",
    ]
  )
  func `JSON that is no trace is refused with what to give`(text: String) async throws {
    let folder = try Folder()
    let file = try folder.write(text, to: "trace.json")
    for arguments in [
      ["compare", file], ["trace", "FeedTransform", file], ["report", folder.path + "/r", file],
      ["diff", "FeedTransform", "FeedReactor", file], ["explore", "Reference", "--from", file],
      ["play", "--from", file, "--keys", "q"],
    ] {
      let run = await CommandLineRun.of(arguments)
      #expect(run.status == .wrongUsage, "\(arguments)")
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("/trace.json: The document "))
      #expect(run.messages.contains("or what diptych trace … --json prints."))
    }
  }

  @Test func `another document of the program is refused by its schema`() async throws {
    let folder = try Folder()
    let compared = await CommandLineRun.of(["compare", "first-load", "--virtual", "--json"])
    let file = try folder.write(compared.output, to: "compared.json")
    let run = await CommandLineRun.of(["trace", "FeedTransform", file])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("is a diptych.compare/1, not a diptych.trace/1."))
  }

  @Test func `an endless file is refused`() async {
    for arguments in [
      ["compare", "/dev/zero"], ["trace", "FeedTransform", "/dev/zero"],
      ["explore", "Reference", "--from", "/dev/zero"], ["play", "--from", "/dev/zero"],
    ] {
      let run = await CommandLineRun.of(arguments)
      #expect(run.status == .wrongUsage)
      #expect(run.messages.contains("has more than 1048576 bytes and is no scenario."))
    }
  }

  @Test func `a file may have just as many bytes as the limit`() async throws {
    let folder = try Folder()
    let steps = "R ok1»∅ //"
    let padding = InputFile.Content.scenario.limit - steps.utf8.count
    let file = try folder.write(steps + String(repeating: "x", count: padding), to: "long")
    let run = await CommandLineRun.of(["trace", "FeedTransform", file])
    #expect(run.status == .held, "\(run.messages)")
    let longer = try folder.write(steps + String(repeating: "x", count: padding + 1), to: "longer")
    #expect(await CommandLineRun.of(["trace", "FeedTransform", longer]).status == .wrongUsage)
  }

  @Test func `a trace comes in one form`() async {
    let arguments = ["trace", "FeedTransform", "title: A load\nR ok1»2"]
    let usual = await CommandLineRun.of(arguments)
    let text = await CommandLineRun.of(arguments + ["--text"])
    #expect(text.output == usual.output)
    let markdown = await CommandLineRun.of(arguments + ["--markdown"])
    #expect(markdown.status == .held)
    #expect(markdown.output.hasPrefix("### A load\n\n`FeedTransform`, policies `default`\n"))
    let broken = await CommandLineRun.of(
      ["trace", "wrong-2.1", "R ok1»2 M R ok3»2 ok2»3", "--markdown"])
    #expect(broken.status == .broken)
    #expect(broken.output.contains("\n- Rule 2.1, step 6: "))
    for (forms, message) in [
      (["--json", "--markdown"], "--json and --markdown do not go together."),
      (["--markdown", "--svg"], "--markdown and --svg do not go together."),
      (["--svg", "--text"], "--text and --svg do not go together."),
      (["--markdown", "--dark"], "--dark goes with --svg."),
    ] {
      let run = await CommandLineRun.of(arguments + forms)
      #expect(run.status == .wrongUsage)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains(message))
    }
    let diff = await CommandLineRun.of(
      ["diff", "FeedTransform", "FeedReactor", "R", "--json", "--svg"])
    #expect(diff.status == .wrongUsage)
  }

  /// What a report says of the steps: the rows of its tables.
  private func steps(of page: String) -> [Substring] {
    page.split(separator: "\n").filter { $0.contains("<tr") || $0.contains("<td") }
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ run: CommandLineRun
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(run.output.utf8))
  }
}
