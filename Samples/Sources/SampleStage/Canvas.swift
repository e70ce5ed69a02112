/// Where a text view draws: part by part, each under its name.
///
/// A script prints what is drawn line by line, in the order in which it was drawn; a terminal shows
/// each part in its place, as it was drawn last.
public final class Canvas {
  private var drawings: [Drawing] = []
  private let show: ((Drawing) -> Void)?

  /// Creates a canvas that keeps what is drawn for ``takeLines()``.
  public init() { show = nil }

  /// Creates a canvas that shows each part as it is drawn.
  init(_ show: @escaping (Drawing) -> Void) { self.show = show }

  /// Draws a part of the view anew.
  ///
  /// - Parameters:
  ///   - part: The name of the part, which stands before the first line.
  ///   - lines: What it shows now, none of them with a line break; no lines for nothing.
  ///   - place: Where the part is, when there are several of its name.
  public func draw(_ part: String, _ lines: [String], at place: String = "") {
    take(Drawing(Drawing.Part(name: part, place: place), lines))
  }

  /// Draws a part of one line anew.
  ///
  /// - Parameters:
  ///   - part: The name of the part.
  ///   - line: What it shows now.
  ///   - place: Where the part is, when there are several of its name.
  public func draw(_ part: String, _ line: String, at place: String = "") {
    draw(part, [line], at: place)
  }

  /// Says something once, as an alert does and a label does not.
  ///
  /// A terminal shows it until the next line is typed.
  ///
  /// - Parameters:
  ///   - part: The name of what says it.
  ///   - line: What it says.
  public func announce(_ part: String, _ line: String) {
    take(Drawing(Drawing.Part(name: part, place: "", isAnnouncement: true), [line]))
  }

  /// Hands out what was drawn since the last time.
  ///
  /// - Returns: The lines in order.
  public func takeLines() -> [String] {
    defer { drawings = [] }
    return drawings.flatMap(\.text)
  }

  private func take(_ drawing: Drawing) {
    if let show { show(drawing) } else { drawings.append(drawing) }
  }
}
