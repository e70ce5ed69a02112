import FeedContract
import FeedModel

/// Finds the scenario that a command line names.
enum ScenarioArgument {
  /// Reads a scenario.
  ///
  /// - Parameter argument: The name of a built-in scenario, the path of a file that holds a scenario
  ///   or a trace as JSON, or a sequence in the contract's notation.
  /// - Returns: The scenario.
  /// - Throws: ``UsageError`` with the file, line and column and what was expected.
  static func read(_ argument: String) throws(UsageError) -> Scenario {
    if let known = BuiltInScenario.all.first(where: { $0.name == argument }) {
      return try parse(known.text, from: known.name)
    }
    if let file = try InputFile(argument, of: .scenario) {
      return try read(try file.text(), from: argument)
    }
    if let subject = Subjects.all.first(where: { $0.name.lowercased() == argument.lowercased() }) {
      throw UsageError("\(subject.name) is a feed, and a scenario is wanted. \(wayToShow(subject))")
    }
    if looksLikePath(argument) {
      let names = BuiltInScenario.all.map(\.name).joined(separator: ", ")
      throw UsageError(
        "there is no scenario and no file \"\(PlainText(argument))\". Known are \(names)."
      )
    }
    return try parse(argument, from: "the command line")
  }

  /// Where a feed may stand instead.
  private static func wayToShow(_ subject: Architecture) -> String {
    "diptych report DIRECTORY --against \(subject.name) shows it beside FeedTransform, and "
      + "diptych trace \(subject.name) SCENARIO alone."
  }

  /// Reads what stands in a file: a scenario, or the JSON of a trace.
  private static func read(_ text: String, from file: String) throws(UsageError) -> Scenario {
    // No step and no header begins with these.
    let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard let first, "{[".contains(first) else { return try parse(text, from: file) }
    do throws(DocumentError) {
      return try Scenario(json: text)
    } catch {
      throw UsageError(
        "\(PlainText(file)): \(error)\n"
          + "A file holds a scenario in the notation, or what diptych trace … --json prints."
      )
    }
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
