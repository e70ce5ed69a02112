/// The shape that stands for a subject, so that colour never carries the meaning alone.
public enum Mark: String, Hashable, Sendable {
  /// A blue circle: the transform style.
  case circle = "T"

  /// An orange square: the reactor style.
  case square = "R"

  /// A violet diamond: any other feed.
  case diamond = "O"

  /// The mark of a subject.
  ///
  /// - Parameter subject: The subject's name.
  public init(subject: String) {
    switch subject {
    case "FeedTransform": self = .circle
    case "FeedReactor": self = .square
    default: self = .diamond
    }
  }

  /// The shape around a point.
  ///
  /// - Parameters:
  ///   - x: The point's place from the left.
  ///   - y: The point's place from the top.
  ///   - radius: Half the shape's size.
  ///   - style: The classes.
  /// - Returns: One element of SVG.
  func shape(_ x: Double, _ y: Double, radius: Double, _ style: Markup) -> Markup {
    switch self {
    case .circle: return "<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
    case .square:
      let half = radius * 0.92
      let corner: Markup = "x=\"\(x - half)\" y=\"\(y - half)\""
      let size: Markup = "width=\"\(half * 2)\" height=\"\(half * 2)\" rx=\"\(radius * 0.25)\""
      return "<rect class=\"\(style)\" \(corner) \(size)/>"
    case .diamond:
      let reach = radius * 1.22
      let path: Markup = "M\(x) \(y - reach)L\(x + reach) \(y)L\(x) \(y + reach)L\(x - reach) \(y)Z"
      return "<path class=\"\(style)\" d=\"\(path)\"/>"
    }
  }

  /// The shape as a character.
  var sign: String {
    switch self {
    case .circle: "●"
    case .square: "■"
    case .diamond: "◆"
    }
  }

  /// The class of what belongs to the subject.
  var style: Markup {
    switch self {
    case .circle: "T"
    case .square: "R"
    case .diamond: "O"
    }
  }
}
