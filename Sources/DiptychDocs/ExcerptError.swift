/// What is wrong with the region markers of a source file.
public enum ExcerptError: Error, Hashable, Sendable {
  /// A region is not ended, or another one is.
  case unbalanced(name: String, file: String, line: Int)

  /// A region has no lines.
  case empty(name: String, file: String, line: Int)

  /// A region begins or ends in the middle of a declaration or statement.
  case cut(name: String, file: String, line: Int)

  /// Two regions of one module have the same name.
  case duplicate(name: String, file: String, line: Int)

  /// A region stands in types that do not answer each other in the two architectures.
  case misplaced(name: String, transform: String, reactor: String)

  /// A module has no region of this name.
  case missing(name: String, module: String)

  /// A source file cannot be read.
  case unreadable(file: String)
}

extension ExcerptError: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .unbalanced(let name, let file, let line):
      "\(file):\(line): the region \(name) needs both \"// region: \(name)\" and "
        + "\"// endregion: \(name)\", one inside no other of its name."
    case .empty(let name, let file, let line):
      "\(file):\(line): the region \(name) has no lines."
    case .cut(let name, let file, let line):
      "\(file):\(line): the region \(name) closes a brace that it does not open, or opens one that it "
        + "does not close; it must hold whole declarations or statements."
    case .duplicate(let name, let file, let line):
      "\(file):\(line): the module already has a region \(name); choose another name."
    case .misplaced(let name, let transform, let reactor):
      "The region \(name) stands in \(transform.isEmpty ? "no type" : transform) here and in "
        + "\(reactor.isEmpty ? "no type" : reactor) there; it must show the same role in both."
    case .missing(let name, let module):
      "The module \(module) has no region \(name); mark it with \"// region: \(name)\"."
    case .unreadable(let file):
      "\(file) cannot be read as text."
    }
  }
}
