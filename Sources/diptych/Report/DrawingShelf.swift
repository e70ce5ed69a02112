import DiptychDocs
import FeedContract
import FeedModel
import FeedSpecimens
import Foundation

/// The drawings that documents ask for, each in a light and a dark file.
final class DrawingShelf {
  /// Where the drawings stand in the package, and every one that is wanted.
  private(set) var folder = GeneratedFolder(path: "Docs/diagrams")

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
    let file = "\(folder.path)/\(names.take(name))"
    folder.files["\(file).svg"] = drawing.svg(.light)
    folder.files["\(file)-dark.svg"] = drawing.svg(.dark)
    return drawing.picture(light: "\(root)\(file).svg", dark: "\(root)\(file)-dark.svg")
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
