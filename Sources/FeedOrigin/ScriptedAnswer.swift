/// The answer to one request of a script.
public enum ScriptedAnswer: Sendable, Equatable {
  /// A page with these items; `next` is the key of the following one, nil at the end.
  case page([ScriptedItem], next: String?)
  /// A refusal with this status.
  case status(Int)
  /// A fault; what it spoils is a page with some items of the data set.
  case fault(Fault)
}
