/// What is wrong with the steps of a tutorial.
public enum TutorialError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A directive for code is not written as it must be.
  case unreadable(line: Int)

  /// A step does not say where its code comes from.
  case sourceless(file: String, line: Int)

  /// A step shows no more than the one before it.
  case shrinking(file: String, line: Int)

  /// The last step of a file leaves something out.
  case unfinished(name: String, line: Int)

  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .unreadable(let line):
      "line \(line): write @Code(name: \"…\", file: \"…\")."
    case .sourceless(let file, let line):
      "line \(line): the line after \(file) must say where its code comes from: "
        + "@Comment { from FILE without REGION … }."
    case .shrinking(let file, let line):
      "line \(line): \(file) must show the same source as the step before it, and more of it."
    case .unfinished(let name, let line):
      "line \(line): the last step that shows \(name) must leave nothing out."
    }
  }
}
