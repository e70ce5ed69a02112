/// One column of one row of a terminal.
public struct GridCell: Hashable, Sendable {
  /// What stands there.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case blank

    /// A grapheme cluster; most are one or two columns wide.
    case cluster(Character)

    /// A further column of the cluster to the left.
    case continuation
  }

  /// What stands there.
  public var content: Content

  /// How it looks.
  public var style: CellStyle

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - content: What stands there.
  ///   - style: How it looks.
  public init(_ content: Content = .blank, style: CellStyle = .plain) {
    self.content = content
    self.style = style
  }
}
