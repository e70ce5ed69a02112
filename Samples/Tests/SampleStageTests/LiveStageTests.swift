import FeedScreen
import Streams
import Testing

@testable import SampleStage

/// A sample whose reactor style has a slip of the tongue.
private final class Parrot: Sample {
  static let name = "Parrot"
  static let summary = "repeats what it is told"
  static let keys = [Key("say WORD", "hear it again"), Key("hush", "hear nothing")]
  static let script: [String] = []

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    ParrotView(style, canvas)
  }
}

private final class ParrotView: SampleView {
  private let style: Style
  private let canvas: Canvas

  init(_ style: Style, _ canvas: Canvas) {
    self.style = style
    self.canvas = canvas
    canvas.draw("mood", "awake")
  }

  func take(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "say":
      canvas.draw("word", words.dropFirst().joined())
      if style == .reactor, words.last == "parrot" { canvas.draw("mood", "proud") }
    case "hush": canvas.announce("alert", "hushed")
    default: return false
    }
    return true
  }
}

@MainActor
@Suite struct LiveStageTests {
  private func makeStage(_ style: Style? = nil) -> LiveStage {
    LiveStage(Parrot(origin: nil), style) {}
  }

  private func type(_ line: String, on stage: LiveStage) {
    for character in line { stage.press(.character(character)) }
    stage.press(.enter)
  }

  private func picture(_ stage: LiveStage, columns: Int = 56, rows: Int = 7) -> String {
    stage.picture(size: GridSize(columns: columns, rows: rows)).description
  }

  @Test func `both styles stand side by side and take what is typed`() {
    let stage = makeStage()
    type("say hello", on: stage)
    #expect(
      picture(stage) == """
        Parrot: repeats what it is told               both alike
        transform                  │ reactor
        mood     awake             │ mood     awake
        word     hello             │ word     hello
                                   │
        q to leave, say WORD to hear it again, hush to hear not…
        >
        """
    )
  }

  @Test func `where the styles differ, the parts are named`() {
    let stage = makeStage()
    type("say parrot", on: stage)
    let lines = picture(stage).split(separator: "\n")
    #expect(lines[0] == "Parrot: repeats what it is told                   ≠ mood")
    #expect(lines[2] == "mood     awake             │ mood     proud")
  }

  @Test func `a difference is told once the answers to both have had their time`() {
    let stage = makeStage()
    let size = GridSize(columns: 56, rows: 7)
    #expect(stage.picture(size: size, isAtRest: false).description.contains("both alike"))
    type("say parrot", on: stage)
    #expect(!stage.picture(size: size, isAtRest: false).description.contains("≠"))
    #expect(stage.picture(size: size, isAtRest: true).description.contains("≠ mood"))
  }

  @Test func `the styles keep to their columns, however few`() {
    let lines = picture(makeStage(), columns: 15, rows: 4).split(separator: "\n")
    #expect(lines[1] == "trans… │ react…")
  }

  @Test func `a style that is named stands alone, and nothing is compared`() {
    let stage = makeStage(.reactor)
    type("say parrot", on: stage)
    let lines = picture(stage).split(separator: "\n")
    #expect(lines[0] == "Parrot: repeats what it is told")
    #expect(lines[1...3] == ["reactor", "mood     proud", "word     parrot"])
  }

  @Test func `an announcement is over when the next line is sent`() {
    let stage = makeStage()
    type("hush", on: stage)
    #expect(picture(stage).contains("alert    hushed"))
    stage.press(.character("s"))
    #expect(picture(stage).contains("alert    hushed"))
    stage.press(.enter)
    #expect(!picture(stage).contains("alert"))
  }

  @Test func `a line that nothing stands for says so until one does`() {
    let stage = makeStage()
    type("sing", on: stage)
    #expect(
      picture(stage, rows: 15).contains(
        "\nNothing happens. Type q to leave, say WORD to hear it\n"
      )
    )
    type("", on: stage)
    #expect(picture(stage).contains("Nothing happens."))
    type("hush", on: stage)
    #expect(!picture(stage).contains("Nothing happens."))
  }

  @Test func `a line can be corrected and given up`() {
    let stage = makeStage()
    for key: TerminalKey in [.backspace, .character("x"), .character("y"), .backspace, .left, .tab]
    {
      stage.press(key)
    }
    #expect(picture(stage).hasSuffix("\n> x"))
    stage.press(.escape)
    #expect(picture(stage).hasSuffix("\n>"))
    type("say e\u{301}", on: stage)
    #expect(picture(stage).contains("word     é"))
  }

  @Test func `of a long line the end is shown`() {
    let stage = makeStage()
    for character in "0123456789北方的灯笼" { stage.press(.character(character)) }
    #expect(picture(stage, columns: 14, rows: 4).hasSuffix("\n> 9北方的灯笼"))
    #expect(picture(stage, columns: 13, rows: 4).hasSuffix("\n> 北方的灯笼"))
    // A control character takes more room than it was typed with.
    type("", on: stage)
    for character in "ab\u{202E}" { stage.press(.character(character)) }
    #expect(picture(stage, columns: 12, rows: 4).hasSuffix("\n> b\\u{202e}"))
  }

  @Test func `q leaves, and not before it is sent`() {
    let stage = makeStage()
    stage.press(.character("q"))
    #expect(!stage.isOver)
    stage.press(.enter)
    #expect(stage.isOver)
  }

  @Test func `every drawing is told, so that it can be shown`() {
    var count = 0
    let stage = LiveStage(Parrot(origin: nil), nil) { count += 1 }
    #expect(count == 0)
    type("say hello", on: stage)
    #expect(count == 2)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1), (40, 3), (40, 10), (300, 100)])
  func `a terminal of any size has a picture`(_ columns: Int, _ rows: Int) {
    let stage = makeStage()
    type("say hello", on: stage)
    let grid = stage.picture(size: GridSize(columns: columns, rows: rows))
    #expect(grid.size == GridSize(columns: columns, rows: rows))
  }
}
