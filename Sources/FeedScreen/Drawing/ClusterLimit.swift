/// Keeps clusters from painting over their neighbours.
///
/// Nothing bounds how many marks a cluster may have, and a terminal stacks them over the lines
/// above. Marks after the third on one base are left out; joined emoji keep their ten scalars.
enum ClusterLimit {
  /// The text with fewer scalars in clusters that have too many, and with lone marks on a circle.
  ///
  /// - Returns: The text; nil when it stays as it is.
  static func limited(_ text: String) -> String? {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.contains(where: isExcessive) else {
      return nil
    }
    var limited = ""
    for character in text {
      for part in ClusterParts(character) {
        let isLone = isLoneMark(part)
        if isLone { limited += "\u{25CC}" }
        limited.unicodeScalars += isLone ? part.shown.prefix(3) : part.shown
      }
    }
    return limited
  }

  private static func isExcessive(_ character: Character) -> Bool {
    if character.utf8.count == 1 { return false }
    let scalars = character.unicodeScalars
    if scalars.count <= 4, let first = scalars.first, TextWidth.columns(of: first) > 0 {
      return false
    }
    return ClusterParts(character).contains { $0.isExcessive || isLoneMark($0) }
  }

  /// Whether a part is marks that have nothing to stand on, and not just a lone joiner.
  private static func isLoneMark(_ part: ClusterPart) -> Bool {
    part.columns == 0 && part.scalars.contains(where: isMark)
  }

  /// Whether a scalar is a mark that takes no column.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}
