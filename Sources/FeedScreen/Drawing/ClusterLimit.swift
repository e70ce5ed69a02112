/// Keeps clusters from painting over their neighbours.
///
/// Nothing bounds how many marks a cluster may have, and a terminal stacks them over the lines
/// above. Marks after the third on one base are left out; joined emoji keep their ten scalars.
enum ClusterLimit {
  /// The text with fewer scalars in clusters that have too many, and with clusters that are only
  /// marks set on a circle.
  ///
  /// - Returns: The text; nil when it stays as it is.
  static func limited(_ text: String) -> String? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.contains(where: isExcessive) else {
      return nil
    }
    var limited = ""
    for character in text {
      if TextWidth.columns(of: character) == 0 {
        limited += onCircle(character)
      } else {
        for part in ClusterParts(character) { limited.unicodeScalars += part.shown }
      }
    }
    return limited
  }

  private static func isExcessive(_ character: Character) -> Bool {
    if character.utf8.count == 1 { return false }
    let scalars = character.unicodeScalars
    if scalars.count <= 4, let first = scalars.first, !isMark(first) {
      // Short enough, and not marks alone: a joiner before a mark is all that is left to ask for.
      return first.properties.generalCategory == .format && TextWidth.columns(of: character) == 0
    }
    var columns = 0
    for part in ClusterParts(character) {
      if part.isExcessive { return true }
      columns += part.columns
    }
    return columns == 0
  }

  /// A mark that has nothing to stand on, shown on a dotted circle; a lone joiner stays one.
  private static func onCircle(_ mark: Character) -> String {
    let scalars = mark.unicodeScalars
    return scalars.contains(where: isMark) ? "\u{25CC}" + String(scalars.prefix(3)) : String(mark)
  }

  /// Whether a scalar is a mark that takes no column.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}
