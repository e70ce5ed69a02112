/// The parts of a cluster that have cells of their own in a terminal, from left to right.
///
/// Terminals measure scalar by scalar, as `wcwidth` does: a scalar that takes columns begins a part,
/// and the scalars on it that take none belong to it; marks before the first one are a part without
/// columns. A vowel sign that takes space, a Thai SARA AM and each consonant of a conjunct are
/// parts of their own; joined emoji and flags are one part.
struct ClusterParts: Sequence, IteratorProtocol {
  private var rest: Substring.UnicodeScalarView

  init(_ character: Character) { rest = character.unicodeScalars[...] }

  mutating func next() -> ClusterPart? {
    guard let first = rest.first else { return nil }
    var earlier = first
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex {
      let scalar = rest[end]
      if TextWidth.columns(of: scalar) > 0, !Self.joins(scalar, to: first, after: earlier) { break }
      earlier = scalar
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return ClusterPart(scalars: rest[..<end], base: TextWidth.columns(of: first))
  }

  /// Whether a scalar that takes columns by itself is shown within the emoji that begins the part.
  private static func joins(
    _ scalar: Unicode.Scalar,
    to first: Unicode.Scalar,
    after earlier: Unicode.Scalar
  ) -> Bool {
    // Within a cluster only the other half of a flag directly follows a first half.
    if TextWidth.isRegional(first) { return TextWidth.isRegional(scalar) }
    let isModifier = (0x1F3FB...0x1F3FF).contains(scalar.value)
    guard isModifier || earlier.value == 0x200D && scalar.properties.isEmoji else { return false }
    return ClusterPart.isPicture(first)
  }
}
