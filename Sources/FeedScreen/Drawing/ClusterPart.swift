/// What stands together in one place of a terminal: a scalar with all that is set on it.
struct ClusterPart {
  /// Its scalars.
  let scalars: Substring.UnicodeScalarView

  /// How many columns it takes: 0 for marks or a joiner without a base, 1, or 2.
  let columns: Int

  /// How many scalars are shown: three marks, or the ten scalars of the longest joined emoji.
  private let limit: Int

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - scalars: Its scalars.
  ///   - base: The columns of the first scalar by itself.
  init(scalars: Substring.UnicodeScalarView, base: Int) {
    self.scalars = scalars
    guard let first = scalars.first, first.properties.isEmoji, scalars.count > 1 else {
      limit = 4
      columns = base
      return
    }
    var isJoined = false
    var wide = Int.max
    var narrow = Int.max
    for (offset, scalar) in scalars.prefix(10).enumerated() {
      switch scalar.value {
      case 0x200D: isJoined = true
      case 0xFE0F: wide = min(wide, offset)
      case 0xFE0E: narrow = min(narrow, offset)
      default: break
      }
    }
    limit = isJoined && !first.isASCII ? 10 : 4
    // What is not shown does not count, so a shortened part is as wide as the whole one.
    if TextWidth.isRegional(first) {
      columns = scalars.dropFirst().first.map(TextWidth.isRegional) == true ? 2 : 1
    } else {
      columns = wide < limit ? 2 : narrow < limit ? 1 : base
    }
  }

  /// Whether some of it is not shown.
  var isExcessive: Bool { scalars.count > limit }

  /// The scalars that are shown.
  var shown: Substring.UnicodeScalarView { scalars.prefix(limit) }

  /// Whether a scalar is an emoji; digits, which only begin keycaps, are not.
  static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }
}
