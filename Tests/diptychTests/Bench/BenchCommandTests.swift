import Foundation
import Measuring
import PairBench
import Testing

@testable import diptych

@Suite(.serialized) struct BenchCommandTests {
  @Test(arguments: [
    (["nothing"], "there is no group \"nothing\""),
    (["items", "items"], "items is given twice."),
    (["soak", "soak"], "soak is given twice."),
    (["soak", "items"], "soak runs by itself."),
    (["soak", "--svg", "a.svg"], "--svg goes with groups, not with soak."),
    (["soak", "--quick", "--intents", "100"], "--quick and --intents do not go together."),
    (["soak", "--intents", "99"], "--intents needs a whole number from 100 to"),
    (["soak", "--frames"], "There is no option --frames here."),
    (["--seed", "1"], "--intents and --seed go with soak."),
    (["streams", "--svg", "a.svg"], "--svg needs one of the groups items, screen."),
    (["items", "--svg"], "--svg needs a value."),
  ])
  func `wrong arguments are refused with what would be right`(
    arguments: [String],
    message: String
  ) async {
    let run = await CommandLineRun.of(["bench"] + arguments)

    #expect(run.status == .wrongUsage)
    #expect(run.output == "")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a group is printed with its machine, its figures and its goals`() async {
    let run = await CommandLineRun.of(["bench", "streams", "--quick"])
    let lines = run.output.split(separator: "\n").map(String.init)

    #expect(run.status == .held)
    #expect(lines[0] == "\(Machine.current); rough figures")
    #expect(lines[1] == "streams, ns a value or subscription, beside hand-written closures")
    #expect(lines[2].hasPrefix("map, filter, scan, distinctUntilChanged "))
    #expect(lines[2].contains(" ±") && lines[2].contains(" ×"))
    #expect(lines[14] == "goals")
    #expect(
      lines[15].hasPrefix("a value through four operators, times a closure  at most 3 × ")
    )
    #expect(
      lines[16]
        == "not measured in this run: styles, items, explorer, network, start"
    )
  }

  @Test func `the figures as JSON have a schema, a machine, quartiles and goals`() async throws {
    let run = await CommandLineRun.of(["bench", "streams", "decode", "--quick", "--json"])
    let report = try JSONDecoder().decode(BenchReport.self, from: Data(run.output.utf8))

    #expect(run.status == .held)
    #expect(report.schema == "diptych.bench/3")
    #expect(report.machine == Machine.current)
    #expect(report.isQuick)
    #expect(report.tables.map(\.name) == ["streams", "decode"])
    #expect(report.tables.map(\.lines.count) == [12, 6])
    #expect(report.tables.allSatisfy { table in table.lines.allSatisfy { $0.unit == table.unit } })
    for line in report.tables.flatMap(\.lines) {
      #expect(line.measured.first <= line.measured.median, "\(line.name)")
      #expect(line.measured.median <= line.measured.third, "\(line.name)")
      #expect(line.ratio == line.measured.median / (line.baseline?.median ?? 0), "\(line.name)")
    }
    #expect(report.goals.map(\.goal) == ["at most 3 ×"])
    let line = report.tables[0].lines[0]
    #expect(report.goals[0].measured == line.ratio)
    let goal = report.goals[0]
    let (measured, baseline) = try (line.measured, #require(line.baseline))
    #expect(goal.low == measured.first / baseline.third)
    #expect(goal.high == measured.third / baseline.first)
    #expect(goal.verdict == (goal.high <= 3 ? .met : goal.low > 3 ? .missed : .withinTheSpread))
  }

  @Test func `a quick drawing says that its figures are rough, and of which machine they are`() {
    let drawing = CostPlot([], isQuick: true).svg

    #expect(drawing.contains(">\(Machine.current); rough figures</text>"))
    #expect(drawing.contains("\(Machine.current); rough figures."))
    #expect(!CostPlot([], isQuick: false).svg.contains("rough"))
  }

  @Test func `a soak of a few intents says so as text and as JSON`() async throws {
    let text = await CommandLineRun.of(["bench", "soak", "--intents", "200"])
    let json = await CommandLineRun.of(["bench", "soak", "--intents", "200", "--json"])
    let report = try JSONDecoder().decode(SoakReport.self, from: Data(json.output.utf8))

    #expect(text.output.contains("ReactorScreen, 200 intents"))
    #expect(report.schema == "diptych.soak/1")
    #expect(report.intents == 200)
    #expect(report.seed == 1)
    #expect(
      report.subjects.map(\.name) == [
        "FeedTransform", "FeedReactor", "TransformScreen", "ReactorScreen",
      ]
    )
    let intents = (1...10).map { $0 * 20 }
    #expect(report.subjects.allSatisfy { $0.marks.map(\.intents) == intents })
    #expect(report.subjects.allSatisfy { $0.leftovers == [] })
    #expect(report.isFlat == report.subjects.allSatisfy(\.isFlat))
    #expect((json.status == .held) == report.isFlat)
  }
}
