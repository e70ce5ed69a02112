import FeedContract
import FeedModel
import Foundation

/// Finds the scenario that a command line names.
enum ScenarioArgument {
  /// Reads a scenario.
  ///
  /// - Parameter argument: The name of a built-in scenario, the path of a file, or a sequence in the
  ///   contract's notation.
  /// - Returns: The scenario.
  /// - Throws: ``UsageError`` with the file, line and column and what was expected.
  static func read(_ argument: String) throws(UsageError) -> Scenario {
    if let known = BuiltInScenario.all.first(where: { $0.name == argument }) {
      return try parse(known.text, from: known.name)
    }
    var isFolder: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) {
      if isFolder.boolValue {
        throw UsageError("\(PlainText(argument)) is a folder; name a scenario file in it.")
      }
      return try parse(try text(of: argument), from: argument)
    }
    if looksLikePath(argument) {
      let names = BuiltInScenario.all.map(\.name).joined(separator: ", ")
      throw UsageError(
        "there is no scenario and no file \"\(PlainText(argument))\". Known are \(names)."
      )
    }
    return try parse(argument, from: "the command line")
  }

  private static func text(of file: String) throws(UsageError) -> String {
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.readToEnd() ?? Data()
    else {
      throw UsageError("\(PlainText(file)) cannot be opened; is it yours to read?")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw UsageError("\(PlainText(file)) is not UTF-8 text.")
    }
    return text
  }

  private static func parse(_ text: String, from place: String) throws(UsageError) -> Scenario {
    do throws(ScenarioError) {
      return try Scenario(text)
    } catch {
      throw UsageError("\(PlainText(place)): \(error)")
    }
  }

  private static func looksLikePath(_ argument: String) -> Bool {
    if argument.contains(where: { " (".contains($0) }) { return false }
    if argument.contains("/") || argument.hasSuffix(".scenario") { return true }
    // A name such as `frist-load`: words of small letters joined by dashes.
    return argument.count > 3 && argument.allSatisfy { $0.isLowercase || $0 == "-" }
  }
}
