public import Foundation

/// The lines of the sources that ran, as the counters of a build with coverage tell.
///
/// A line ran when the innermost counted region around its first word was entered. Lines that only
/// close something, comments and blank lines never count.
public struct ExecutedLines: Hashable, Sendable {
  /// The lines of each file, counted from 1; paths are relative to the package's folder.
  public let lines: [String: Set<Int>]

  /// Reads what `llvm-cov export` prints.
  ///
  /// - Parameters:
  ///   - export: The JSON.
  ///   - tree: The package that the files belong to.
  /// - Throws: What is wrong with the JSON, or ``ExcerptError`` when a file cannot be read.
  public init(export: Data, in tree: SourceTree) throws {
    let folder = tree.folder.path(percentEncoded: false)
    var lines: [String: Set<Int>] = [:]
    for file in try JSONDecoder().decode(CoverageExport.self, from: export).data.flatMap(\.files)
    where file.filename.hasPrefix(folder) {
      let name = String(file.filename.dropFirst(folder.count).drop { $0 == "/" })
      lines[name] = ExecutedLines.lines(of: try tree.text(of: name), ran: file.segments)
    }
    self.lines = lines
  }

  /// How many lines ran in all files.
  public var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  /// The lines of one file that ran.
  private static func lines(of text: String, ran segments: [CoverageExport.Segment]) -> Set<Int> {
    var ran: Set<Int> = []
    var next = 0
    var counts = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      let column = line.count - trimmed.count + 1
      while next < segments.count, segments[next].stands(atOrBefore: index + 1, column) {
        counts = segments[next].ran
        next += 1
      }
      guard counts, let first = trimmed.first, !"})]".contains(first), !trimmed.hasPrefix("//")
      else { continue }
      ran.insert(index + 1)
    }
    return ran
  }
}
