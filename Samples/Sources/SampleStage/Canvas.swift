internal import FeedModel

/// Where a text view draws: one line after the other.
///
/// Whatever a view puts into a line, from a server or from a person, cannot steer the terminal:
/// control characters are written out. A view cleans what it cuts or measures; this is for the rest.
public final class Canvas {
  private var lines: [String] = []
  private let show: ((String) -> Void)?

  /// Creates a canvas.
  ///
  /// - Parameter show: Shows each line as it is drawn; nil keeps them for ``takeLines()``.
  public init(_ show: ((String) -> Void)? = nil) {
    self.show = show
  }

  /// Draws a line.
  ///
  /// - Parameter line: The text, without a line break.
  public func draw(_ line: String) {
    let line = "\(PlainText(line))"
    if let show { show(line) } else { lines.append(line) }
  }

  /// Hands out what was drawn since the last time.
  ///
  /// - Returns: The lines in order.
  public func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
