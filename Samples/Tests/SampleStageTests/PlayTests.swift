import Streams
import Testing

@testable import SampleStage

/// A sample whose reactor style forgets to say goodbye.
private final class Echo: Sample {
  static let name = "Echo"
  static let summary = "says what is typed"
  static let keys = [Key("hello", "greet")]
  static let script = ["hello", "wait 500", "what", "leave"]

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    EchoView(style, canvas, clock)
  }
}

private final class EchoView: SampleView {
  private let style: Style
  private let canvas: Canvas
  private let clock: any SchedulerType
  private let bag = DisposeBag()

  init(_ style: Style, _ canvas: Canvas, _ clock: any SchedulerType) {
    self.style = style
    self.canvas = canvas
    self.clock = clock
    canvas.draw("mood", "ready")
  }

  func take(_ line: String) -> Bool {
    guard line == "hello" else { return false }
    canvas.draw("word", "hello")
    Observable.just("hello again")
      .delay(.milliseconds(500), scheduler: clock)
      .subscribe(onNext: { [canvas] in canvas.draw("word", $0) })
      .disposed(by: bag)
    return true
  }

  deinit {
    if style == .transform { canvas.announce("alert", "goodbye") }
  }
}

@MainActor
@Suite struct PlayTests {
  @Test
  func `equal drawings stand once and different ones under their styles`() async {
    var lines: [String] = []
    await Stage.play(Echo(origin: nil)) { lines.append($0) }
    #expect(
      lines == [
        "Echo: says what is typed", "  mood     ready", "> hello", "  word     hello", "> wait 500",
        "  word     hello again",
        "> what", "  nothing happens", "> leave", "  transform | alert    goodbye",
      ]
    )
  }

  @Test func `a person is served until they leave`() async {
    var typed = ["hello", "what", "q", "hello"][...]
    var lines: [String] = []
    await Stage.serve(
      Echo(origin: nil),
      .transform,
      nextLine: { typed.popFirst() },
      print: { lines.append($0) }
    )
    let usage = Stage.usage(of: Echo.self)
    let keys = "Type, then press return:\n  hello  to greet\n  q  to leave"
    #expect(
      lines == [
        usage, "Style: transform", "  mood     ready", "  word     hello", keys,
        "  alert    goodbye",
      ]
    )
    #expect(usage.hasSuffix(keys))
    #expect(typed == ["hello"])
  }

  @Test func `a style that is named is played alone`() async {
    var lines: [String] = []
    var messages: [String] = []
    for words in [["--script", "--style", "transform"], ["--style", "reactor"]] {
      let status = await Stage.run(
        Echo.self,
        words,
        isAtTerminal: false,
        print: { lines.append($0) },
        complain: { messages.append($0) }
      )
      #expect(status == .done)
    }
    let both = [
      "Echo: says what is typed", "  mood     ready", "> hello", "  word     hello", "> wait 500",
      "  word     hello again",
      "> what", "  nothing happens", "> leave",
    ]
    #expect(lines == both + ["  alert    goodbye"] + both)
    #expect(messages == [])
  }

  @Test func `help is given whatever else stands there, and a misuse says where it is`() async {
    var lines: [String] = []
    var messages: [String] = []
    var statuses: [SampleStatus] = []
    for words in [["--help"], ["-x", "-h"], ["\u{1B}[2J"], ["--script", "--script"]] {
      let status = await Stage.run(
        Echo.self,
        words,
        isAtTerminal: true,
        print: { lines.append($0) },
        complain: { messages.append($0) }
      )
      statuses.append(status)
    }
    #expect(statuses == [.done, .done, .wrongUsage, .wrongUsage])
    #expect(lines == [Stage.usage(of: Echo.self), Stage.usage(of: Echo.self)])
    #expect(
      messages == [
        "Echo: \"\\u{1b}[2J\" is not known.\nTry: Echo --help",
        "Echo: --script stands twice.\nTry: Echo --help",
      ]
    )
  }

  @Test func `a sample that asks no server is given none`() {
    #expect(throws: Arguments.Misuse(reason: "Echo asks no server, so there is none to name")) {
      try Stage.arguments(["--origin", "http://127.0.0.1:1"], of: Echo.self)
    }
    #expect(!Stage.usage(of: Echo.self).contains("--origin"))
  }

  @Test func `no text that is drawn can steer the terminal`() {
    let canvas = Canvas()
    canvas.draw("list", "a\u{1B}[2J\u{9B}31m\u{202E}b\r\nc")
    #expect(canvas.takeLines() == ["list     a\\u{1b}[2J\\u{9b}31m\\u{202e}b\\u{d}\\u{a}c"])
    var shown: [String] = []
    Canvas { shown += $0.text }.announce("alert", "\u{7}")
    #expect(shown == ["alert    \\u{7}"])
  }

  @Test func `arguments are read, and wrong ones are named`() throws {
    let arguments = try Arguments(["--style", "reactor", "--origin", "http://127.0.0.1:1"])
    #expect(arguments.style == .reactor)
    #expect(arguments.origin == "http://127.0.0.1:1")
    for (words, reason) in [
      (["--style", "both"], "--style needs transform or reactor"),
      (["--origin"], "--origin needs a URL"),
      (["-x"], "\"-x\" is not known"), ([""], "\"\" is not known"),
      (["--origin", "a", "--origin", "b"], "--origin stands twice"),
      (["--style", "reactor", "--style", "reactor"], "--style stands twice"),
    ] {
      #expect(throws: Arguments.Misuse(reason: reason)) { try Arguments(words) }
    }
  }
}
