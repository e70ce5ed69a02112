internal import FeedModel
internal import FeedScreen
internal import Foundation
internal import Streams

/// The program that every sample is: it plays the script, or serves the person at the terminal.
public enum Stage {
  /// Runs a sample until its script is over or the person leaves.
  ///
  /// - Parameter sample: The sample.
  @MainActor
  public static func run<Subject: Sample>(_ sample: Subject.Type) async {
    StandardOutput.hearOfClosedPipes()
    let status = await run(
      sample,
      Array(CommandLine.arguments.dropFirst()),
      isAtTerminal: isatty(STDIN_FILENO) == 1
    )
    exit(status.rawValue)
  }

  /// Carries out one command line.
  @MainActor
  static func run<Subject: Sample>(
    _ sample: Subject.Type,
    _ words: [String],
    isAtTerminal: Bool,
    print: @escaping (String) -> Void = StandardOutput.print,
    complain: (String) -> Void = StandardOutput.complain
  ) async -> SampleStatus {
    do {
      let arguments = try arguments(words, of: sample)
      if arguments.wantsHelp {
        print(usage(of: sample))
        return .done
      }
      let subject = try Subject(origin: arguments.origin)
      if isAtTerminal, !arguments.isScripted {
        await serve(subject, arguments.style, print: print)
        return .done
      }
      await play(subject, in: arguments.style, print: print)
      guard let reason = subject.unreachable else { return .done }
      complain("\(sample.name): \(reason)")
      return .originNotReachable
    } catch let misuse as Arguments.Misuse {
      complain("\(sample.name): \(PlainText(misuse.reason)).\nTry: \(sample.name) --help")
    } catch {
      complain("\(sample.name): \(PlainText("\(error)"))\nTry: \(sample.name) --help")
    }
    return .wrongUsage
  }

  /// Plays a sample's script.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - style: The style to play it to; nil for both, side by side.
  ///   - print: Takes each line of the output.
  @MainActor
  public static func play<Subject: Sample>(
    _ sample: Subject,
    in style: Style? = nil,
    print: @escaping (String) -> Void
  ) async {
    print("\(Subject.name): \(Subject.summary)")
    let play = Play(sample, in: style, print: print)
    await play.perform(Subject.script)
  }

  /// Serves a person: in pictures, or line by line where a terminal cannot place text.
  @MainActor
  private static func serve(
    _ sample: some Sample,
    _ style: Style?,
    print: @escaping (String) -> Void
  ) async {
    let unwanted = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    guard let terminal = try? LiveTerminal(hasColour: unwanted.isEmpty) else {
      return await serve(sample, style ?? .transform, nextLine: nextLine, print: print)
    }
    await LiveStage.serve(sample, style, on: terminal)
  }

  /// Serves a person until the lines end or one is `q`.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - style: The style behind the view.
  ///   - nextLine: Waits for what is typed; nil when there is no more.
  ///   - print: Takes each line of the output.
  @MainActor
  static func serve<Subject: Sample>(
    _ sample: Subject,
    _ style: Style,
    nextLine: () async -> String?,
    print: @escaping (String) -> Void
  ) async {
    print(usage(of: Subject.self))
    print("Style: \(style.rawValue)")
    let canvas = Canvas { for line in $0.text { print("  \(line)") } }
    let view = sample.makeView(style, on: canvas, clock: MainScheduler.instance)
    while let line = await nextLine(), line != leaving.text {
      if !view.take(line) { print(keys(of: Subject.self)) }
    }
  }

  /// What a command line asks of one sample.
  static func arguments<Subject: Sample>(
    _ words: [String],
    of sample: Subject.Type
  ) throws(Arguments.Misuse) -> Arguments {
    let arguments = try Arguments(words)
    if arguments.origin != nil, !sample.asksServer {
      throw Arguments.Misuse(reason: "\(sample.name) asks no server, so there is none to name")
    }
    return arguments
  }

  @concurrent
  private static func nextLine() async -> String? { readLine() }

  static func usage<Subject: Sample>(of sample: Subject.Type) -> String {
    let origin = sample.asksServer ? " [--origin URL]" : ""
    let further = sample.asksServer ? ", 69 a script never reached the server" : ""
    return """
      \(sample.name): \(sample.summary)
      Usage: \(sample.name) [--style transform|reactor]\(origin) [--script]
        --script, and a run without a terminal, plays a script to both styles, or to the one named;
        otherwise both stand side by side, or the one named alone, and what is typed is sent to them;
        a terminal that cannot place text, or output that goes elsewhere, gets lines of one of them,
        of transform unless one is named
      Exit status: 0, 64 wrong usage\(further),
        74 the output cannot be written.
      \(keys(of: sample))
      """
  }

  /// What can be typed, in the words of the sample.
  static func keys<Subject: Sample>(of sample: Subject.Type) -> String {
    let lines = (sample.keys + [leaving]).map { "  \($0.text)  to \($0.meaning)" }
    return (["Type, then press return:"] + lines).joined(separator: "\n")
  }

  /// How a person leaves.
  static let leaving = Key("q", "leave")
}
