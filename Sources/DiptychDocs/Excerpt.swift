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

  /// The types and extensions around the region, the outermost first, as in `FeedViewModel.Output`;
  /// empty outside of all.
  public let declaration: String

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - name: The region's name.
  ///   - file: The file, relative to the package's folder.
  ///   - lines: The lines in the file, counted from 1.
  ///   - text: The text without common indentation.
  ///   - declaration: The types and extensions around the region.
  public init(
    name: String,
    file: String,
    lines: ClosedRange<Int>,
    text: String,
    declaration: String = ""
  ) {
    self.name = name
    self.file = file
    self.lines = lines
    self.text = text
    self.declaration = declaration
  }

  /// The excerpt as GitHub's Markdown, below a link to its place.
  ///
  /// - Parameter root: What leads from the document to the package's folder, as in `../`.
  /// - Returns: Lines without a last line break.
  public func markdown(root: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let anchor = "#L\(lines.lowerBound)-L\(lines.upperBound)"
    return "[`\(name)` \(lines.lowerBound)-\(lines.upperBound)](\(root)\(file)\(anchor))\n\n"
      + "```swift\n\(text)\n```"
  }
}
