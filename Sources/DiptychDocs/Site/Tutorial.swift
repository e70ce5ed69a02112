/// The code of a tutorial's steps, each with where it comes from.
///
/// Beneath every `@Code` of a DocC tutorial stands a comment that names a file of the package and,
/// while the file is still being written, the regions that are not there yet:
///
/// ```
/// @Code(name: "Counter.swift", file: "Counter-1.swift")
/// @Comment { from Samples/Sources/Counter/Counter.swift without counter.work counter.bind }
/// ```
///
/// The steps that show one name must grow, and the last of them must be the whole file: a reader who
/// has followed the tutorial has the very program that the package builds and tests.
public struct Tutorial: Hashable, Sendable {
  /// The code of one step.
  public struct Step: Hashable, Sendable {
    /// The name that the reader sees.
    public let name: String

    /// The file that the tutorial shows.
    public let file: String

    /// Where the code comes from, relative to the package's folder.
    public let source: String

    /// The regions that are not there yet.
    public let omitted: Set<String>

    /// The line of the tutorial, counted from 1.
    public let line: Int
  }

  /// The steps, in order.
  public let steps: [Step]

  /// Reads a tutorial.
  ///
  /// - Parameter text: The tutorial in DocC's directives.
  /// - Throws: ``TutorialError`` when a step says nothing of its source, does not grow, or is never
  ///   completed.
  public init(_ text: String) throws(TutorialError) {
    var steps: [Step] = []
    var open: (name: String, file: String, line: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("@Code(") {
        if let open { throw .sourceless(file: open.file, line: open.line) }
        let quoted = words.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count == 5,
          [quoted[0], quoted[2], quoted[4]] == ["@Code(name: ", ", file: ", ")"]
        else {
          throw .unreadable(line: index + 1)
        }
        open = (quoted[1], quoted[3], index + 1)
      } else if let step = open {
        guard let origin = Tutorial.origin(words) else {
          throw .sourceless(file: step.file, line: step.line)
        }
        steps.append(
          Step(
            name: step.name,
            file: step.file,
            source: origin.source,
            omitted: origin.omitted,
            line: step.line
          )
        )
        open = nil
      }
    }
    if let open { throw .sourceless(file: open.file, line: open.line) }
    try Tutorial.checkGrowth(of: steps)
    self.steps = steps
  }

  private static func origin(_ line: Substring) -> (source: String, omitted: Set<String>)? {
    guard line.hasPrefix("@Comment { from "), line.hasSuffix(" }") else { return nil }
    let words = line.dropFirst("@Comment { from ".count).dropLast(" }".count)
      .split(separator: " ").map(String.init)
    guard let source = words.first else { return nil }
    if words.count == 1 { return (source, []) }
    guard words.count > 2, words[1] == "without" else { return nil }
    return (source, Set(words.dropFirst(2)))
  }

  private static func checkGrowth(of steps: [Step]) throws(TutorialError) {
    var latest: [String: Step] = [:]
    for step in steps {
      if let earlier = latest[step.name] {
        let grows =
          step.source == earlier.source && step.omitted.isStrictSubset(of: earlier.omitted)
        guard grows else { throw .shrinking(file: step.file, line: step.line) }
      }
      latest[step.name] = step
    }
    for step in steps where latest[step.name] == step && !step.omitted.isEmpty {
      throw .unfinished(name: step.name, line: step.line)
    }
  }
}
