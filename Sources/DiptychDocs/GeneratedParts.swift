/// The parts of a Markdown document that are made from runs and sources.
///
/// A part begins with `<!-- begin KIND: ARGUMENTS -->` and ends with `<!-- end KIND -->`, each on a
/// line of its own. What stands between is replaced; the rest is left to its author.
public struct GeneratedParts {
  /// What one part asks for.
  public struct Directive: Hashable, Sendable {
    /// The kind of part, as in `run`.
    public let kind: String

    /// What follows the colon, as in `diptych compare first-load`.
    public let arguments: String

    /// The line of the document, counted from 1.
    public let line: Int
  }

  /// What is wrong with the parts of a document.
  public enum Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// A part has no end, or another part's.
    case unended(kind: String, line: Int)

    /// An end without a beginning.
    case unbegun(kind: String, line: Int)

    /// What is wrong and what would be right.
    public var description: String {
      switch self {
      case .unended(let kind, let line):
        "line \(line): the part \(kind) needs \"<!-- end \(kind) -->\" before the next part."
      case .unbegun(let kind, let line):
        "line \(line): \"<!-- end \(kind) -->\" ends no part."
      }
    }
  }

  /// Replaces every part of a document.
  ///
  /// - Parameters:
  ///   - document: The document's text.
  ///   - isolation: Where `make` runs: the caller's domain.
  ///   - make: Makes one part's text, without the two comment lines.
  /// - Returns: The document with fresh parts; the same text when nothing has changed.
  /// - Throws: ``Malformed``, or what `make` throws.
  public static func regenerate(
    _ document: String,
    isolation: isolated (any Actor)? = #isolation,
    make: (Directive) async throws -> String
  ) async throws -> String {
    var output: [Substring] = []
    var open: Directive?
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let directive = beginning(line, number: index + 1) {
        if let open { throw Malformed.unended(kind: open.kind, line: open.line) }
        open = directive
        output.append(line)
        output += try await make(directive).split(
          separator: "\n",
          omittingEmptySubsequences: false
        )
      } else if let kind = end(line) {
        guard open?.kind == kind else { throw Malformed.unbegun(kind: kind, line: index + 1) }
        open = nil
        output.append(line)
      } else if open == nil {
        output.append(line)
      }
    }
    if let open { throw Malformed.unended(kind: open.kind, line: open.line) }
    return output.joined(separator: "\n")
  }

  private static func beginning(_ line: Substring, number: Int) -> Directive? {
    guard line.hasPrefix("<!-- begin "), line.hasSuffix(" -->") else { return nil }
    let inner = line.dropFirst("<!-- begin ".count).dropLast(" -->".count)
    guard let colon = inner.firstIndex(of: ":") else { return nil }
    return Directive(
      kind: String(inner[..<colon]),
      arguments: String(inner[inner.index(after: colon)...].drop { $0 == " " }),
      line: number
    )
  }

  private static func end(_ line: Substring) -> String? {
    guard line.hasPrefix("<!-- end "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst("<!-- end ".count).dropLast(" -->".count))
  }
}
