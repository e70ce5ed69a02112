import DiptychDocs
import FeedContract
import FeedModel
import FeedSpecimens
import Foundation

/// The drawings that documents ask for, each in a light and a dark file.
final class DrawingShelf {
  /// Where the drawings stand in the package.
  static let folder = "Docs/diagrams"

  /// Every file that is wanted, and its text.
  private(set) var files: [String: String] = [:]

  /// Draws what a document asks for.
  ///
  /// - Parameters:
  ///   - words: `compare SCENARIO`, or `break RULE`.
  ///   - root: What leads from the document to the package's folder, as in `../`.
  /// - Returns: The picture as Markdown.
  /// - Throws: ``UsageError`` when the words say nothing that can be drawn.
  func picture(of words: [String], root: String) throws -> String {
    guard words.count == 2 else {
      throw UsageError("drawing needs compare SCENARIO or break RULE.")
    }
    let (name, drawing) =
      switch words[0] {
      case "compare": (words[1], try DrawingShelf.comparison(of: words[1]))
      case "break": ("rule-\(words[1])", try DrawingShelf.breach(of: words[1]))
      default: throw UsageError("drawing knows compare and break, not \(PlainText(words[0])).")
      }
    var names = PageNames()
    let file = "\(DrawingShelf.folder)/\(names.take(name))"
    files["\(file).svg"] = drawing.svg(.light)
    files["\(file)-dark.svg"] = drawing.svg(.dark)
    return drawing.picture(light: "\(root)\(file).svg", dark: "\(root)\(file)-dark.svg")
  }

  /// The files that are not what they should be, and those that no document asks for any more.
  ///
  /// - Parameter tree: The package.
  /// - Returns: Paths relative to the package's folder, in order.
  func outdated(in tree: SourceTree) -> [String] {
    let path = tree.folder.appending(path: DrawingShelf.folder).path(percentEncoded: false)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let unwanted = found.map { "\(DrawingShelf.folder)/\($0)" }.filter { files[$0] == nil }
    let different = files.filter { (try? tree.text(of: $0.key)) != $0.value }.map(\.key)
    return (unwanted + different).sorted()
  }

  /// Writes what is wanted and removes what is not.
  ///
  /// - Parameters:
  ///   - outdated: The files to put right.
  ///   - tree: The package.
  /// - Throws: What the file system says.
  func accept(_ outdated: [String], in tree: SourceTree) throws {
    for file in outdated {
      let place = tree.folder.appending(path: file)
      guard let text = files[file] else {
        try FileManager.default.removeItem(at: place)
        continue
      }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try tree.write(text, to: file)
    }
  }

  private static func comparison(of name: String) throws -> TraceDrawing {
    let scenario = try ScenarioArgument.read(name)
    return try drawing(scenario.heading, scenario, [.transform, .reactor])
  }

  private static func breach(of rule: String) throws -> TraceDrawing {
    guard let wrong = WrongFeed.breaking(try RuleArgument.read(rule)) else {
      throw UsageError("there is no wrong feed for rule \(PlainText(rule)).")
    }
    return try drawing(wrong.fault, wrong.witness, [.transform, wrong.architecture])
  }

  private static func drawing(
    _ title: String,
    _ scenario: Scenario,
    _ architectures: [Architecture]
  ) throws -> TraceDrawing {
    let traces = try architectures.map { architecture in
      guard let judgement = Contract.judge(scenario, architecture) else {
        throw UsageError("\(architecture.name) has other policies than the scenario needs.")
      }
      return judgement.trace
    }
    return TraceDrawing(title: title, traces: traces)
  }
}
