internal import FeedModel
internal import Foundation
internal import Streams

/// The program that every sample is: it plays the script, or serves the person at the terminal.
public enum Stage {
  /// Runs a sample until its script is over or the person leaves.
  ///
  /// - Parameter sample: The sample.
  @MainActor
  public static func run<Subject: Sample>(_ sample: Subject.Type) async {
    do {
      let arguments = try arguments(Array(CommandLine.arguments.dropFirst()), of: sample)
      if arguments.wantsHelp { return print(usage(of: sample)) }
      let subject = try Subject(origin: arguments.origin)
      if arguments.isScripted || isatty(STDIN_FILENO) == 0 {
        await play(subject)
      } else {
        await serve(subject, arguments.style ?? .transform, nextLine: nextLine) { print($0) }
      }
    } catch let misuse as Arguments.Misuse {
      complain("\(PlainText(misuse.reason)).\n\(usage(of: sample))")
      exit(64)
    } catch {
      complain("\(PlainText("\(error)"))")
      exit(64)
    }
  }

  /// Plays a sample's script.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - print: Takes each line of the output.
  @MainActor
  public static func play<Subject: Sample>(
    _ sample: Subject,
    print: @escaping (String) -> Void = { Swift.print($0) }
  ) async {
    print("\(Subject.name): \(Subject.summary)")
    let play = Play(sample, print: print)
    await play.perform(Subject.script)
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
    let canvas = Canvas { print("  \($0)") }
    let view = sample.makeView(style, on: canvas, clock: MainScheduler.instance)
    while let line = await nextLine(), line != "q" {
      if !view.take(line) { print(usage(of: Subject.self)) }
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
    let keys = sample.keys + [Key("q", "leave")]
    return """
      \(sample.name): \(sample.summary)
      Usage: \(sample.name) [--style transform|reactor]\(sample.asksServer ? " [--origin URL]" : "")
             \(sample.name) --script, or without a terminal, plays a script to both styles
      Type, then press return:
      \(keys.map { "  \($0.text)  to \($0.meaning)" }.joined(separator: "\n"))
      """
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
