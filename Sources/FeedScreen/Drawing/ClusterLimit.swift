/// Keeps one cluster from painting over its neighbours.
///
/// Nothing bounds how many marks a cluster may have, and a terminal stacks them over the lines
/// above. Marks after the third are left out; joined emoji keep their ten scalars.
enum ClusterLimit {
  /// The cluster, shortened when it has too many scalars, and set on a circle when it is only marks.
  static func limited(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let only = scalars.first, only.isASCII { return character }
    if TextWidth.columns(of: character) == 0 { return onCircle(character) }
    let isJoined = scalars.contains { $0.value == 0x200D }
    let limit = isJoined ? 10 : 4
    if scalars.count <= limit { return character }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.prefix(limit))
    let text = String(kept)
    return text.count == 1 ? Character(text) : text.first ?? " "
  }

  /// A mark that has nothing to stand on, shown on a dotted circle; nothing for a lone joiner.
  private static func onCircle(_ mark: Character) -> Character {
    let isMark = mark.unicodeScalars.contains {
      $0.properties.generalCategory == .nonspacingMark
        || $0.properties.generalCategory == .enclosingMark
    }
    guard isMark else { return mark }
    let text = "\u{25CC}" + String(String(mark).unicodeScalars.prefix(3))
    return text.count == 1 ? Character(text) : "\u{25CC}"
  }
}
