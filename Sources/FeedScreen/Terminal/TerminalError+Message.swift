import FeedModel

extension TerminalError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notATerminal: "This needs a terminal for its input and its output."
    case .unknownKind(let kind):
      "A terminal of the kind \"\(PlainText(kind))\" is unknown or cannot place text; set TERM."
    }
  }
}
