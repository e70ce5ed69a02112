import DiptychDocs

/// In which form a command prints what happened.
enum OutputForm {
  case text
  case json
  case markdown
  case svg(Palette)

  /// The forms that a command line can ask for.
  enum Name: String {
    case text = "--text"
    case json = "--json"
    case markdown = "--markdown"
    case svg = "--svg"
  }

  /// Takes the form that a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - offered: The forms that the command has; text is printed unless another is asked for.
  /// - Returns: The form.
  /// - Throws: ``UsageError`` when there are two, or `--dark` stands without `--svg`.
  static func take(
    from arguments: inout ArgumentList,
    offered: [Name]
  ) throws(UsageError) -> OutputForm {
    var asked: [Name] = []
    for name in offered where name != .svg && arguments.takeFlag(name.rawValue) {
      asked.append(name)
    }
    let palette = try Palette.take(from: &arguments)
    if palette != nil { asked.append(.svg) }
    if asked.count > 1 {
      throw UsageError("\(asked[0].rawValue) and \(asked[1].rawValue) do not go together.")
    }
    switch asked.first {
    case nil, .text: return .text
    case .json: return .json
    case .markdown: return .markdown
    case .svg: return palette.map(OutputForm.svg) ?? .text
    }
  }
}
