/// A named part of a source file, as it stands there.
public struct Excerpt: Hashable, Sendable {
  /// The region's name, the same in both architectures.
  public let name: String

  /// The file, relative to the package's folder.
  public let file: String

  /// The lines in the file, counted from 1, markers left out.
  public let lines: ClosedRange<Int>

  /// The text, with the common indentation taken away.
  public let text: String

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - name: The region's name.
  ///   - file: The file, relative to the package's folder.
  ///   - lines: The lines in the file, counted from 1.
  ///   - text: The text without common indentation.
  public init(name: String, file: String, lines: ClosedRange<Int>, text: String) {
    self.name = name
    self.file = file
    self.lines = lines
    self.text = text
  }
}
