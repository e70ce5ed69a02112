/// How a cell looks; never the only carrier of a meaning.
public struct CellStyle: Hashable, Sendable {
  /// The colours in use.
  public enum Colour: Int, Hashable, Sendable, CaseIterable {
    /// The terminal's own.
    case plain

    /// The view model's side.
    case blue

    /// The reactor's side.
    case yellow

    /// Something went well.
    case green

    /// Something failed.
    case red
  }

  /// The colour of the text.
  public var colour = Colour.plain

  /// Whether it stands out.
  public var isStrong = false

  /// Whether it stands back.
  public var isFaint = false

  /// Whether text and background are exchanged.
  public var isInverse = false

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - colour: The colour of the text.
  ///   - isStrong: Whether it stands out.
  ///   - isFaint: Whether it stands back.
  ///   - isInverse: Whether text and background are exchanged.
  public init(
    colour: Colour = .plain,
    isStrong: Bool = false,
    isFaint: Bool = false,
    isInverse: Bool = false
  ) {
    self.colour = colour
    self.isStrong = isStrong
    self.isFaint = isFaint
    self.isInverse = isInverse
  }

  /// The terminal's own look.
  public static let plain = CellStyle()

  /// Standing out.
  public static let strong = CellStyle(isStrong: true)

  /// Standing back.
  public static let faint = CellStyle(isFaint: true)

  /// The escape sequence that begins the style; empty for the plain one.
  var escape: String {
    var codes: [String] = []
    if isStrong { codes.append("1") }
    if isFaint { codes.append("2") }
    if isInverse { codes.append("7") }
    switch colour {
    case .plain: break
    case .blue: codes.append("34")
    case .yellow: codes.append("33")
    case .green: codes.append("32")
    case .red: codes.append("31")
    }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
