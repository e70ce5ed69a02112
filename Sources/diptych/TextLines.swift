import FeedScreen

/// Breaks text into lines.
enum TextLines {
  /// Breaks text at spaces.
  ///
  /// - Parameters:
  ///   - text: One paragraph.
  ///   - columns: How wide a line may be.
  /// - Returns: The lines.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    TextWidth.lines(of: text, in: columns, limit: .max)
  }
}
