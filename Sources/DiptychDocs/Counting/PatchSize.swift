/// How much a patch changes, file by file.
public struct PatchSize: Hashable, Sendable {
  /// The lines of one file.
  public struct File: Hashable, Sendable {
    /// The path after the change, or before it if the file is removed.
    public let path: String

    /// How many lines are new.
    public fileprivate(set) var added = 0

    /// How many lines are gone.
    public fileprivate(set) var removed = 0
  }

  /// The files in the order of the patch.
  public private(set) var files: [File] = []

  /// How many lines are new, in all files.
  public var added: Int { files.map(\.added).reduce(0, +) }

  /// How many lines are gone, in all files.
  public var removed: Int { files.map(\.removed).reduce(0, +) }

  // region: changes.size
  /// Measures a patch in the unified format.
  ///
  /// How many lines belong to a hunk is told by its head, so that a changed line that looks like the
  /// name of a file is counted as the line it is.
  ///
  /// - Parameter patch: The text of the patch.
  public init(_ patch: String) {
    var old = 0
    var new = 0
    var path = ""
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
      if old > 0 || new > 0 {
        switch line.first {
        case "+":
          new -= 1
          files[files.count - 1].added += 1
        case "-":
          old -= 1
          files[files.count - 1].removed += 1
        case "\\": break
        default:
          old -= 1
          new -= 1
        }
      } else if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
        let name = line.dropFirst(4)
        if name != "/dev/null" { path = String(name.dropFirst(2)) }
        if line.hasPrefix("+++ ") { files.append(File(path: path)) }
      } else if line.hasPrefix("@@ ") {
        let ranges = line.split(separator: " ")
        old = PatchSize.count(in: ranges[1])
        new = PatchSize.count(in: ranges[2])
      }
    }
  }
  // endregion: changes.size

  /// The number of lines in a range such as `-3,7`; one if it is left out.
  private static func count(in range: Substring) -> Int {
    let parts = range.split(separator: ",")
    return parts.count > 1 ? Int(parts[1]) ?? 0 : 1
  }
}
