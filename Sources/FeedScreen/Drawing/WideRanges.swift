/// The scalars that take two columns, other than emoji.
///
/// Written down from the property East_Asian_Width (values W and F) of the Unicode Character
/// Database, version 16, with gaps between neighbouring scripts closed, and with the circled numbers
/// on black squares, which `wcwidth` gives two columns too. Emoji are not listed: the standard
/// library knows which have an emoji presentation, and all of those are wide.
enum WideRanges {
  /// The ranges, rising.
  static let all: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // CJK radicals, ideographic description, CJK punctuation
    0x3041...0x4DBF,  // kana, bopomofo, Hangul compatibility, enclosed CJK, extension A
    0x4DC0...0x4DFF,  // hexagrams
    0x4E00...0xA4C6,  // unified ideographs, Yi
    0xA960...0xA97C,  // Hangul leading consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // full width forms
    0xFFE0...0xFFE6,  // full width signs
    0x16FE0...0x16FF1,  // ideographic symbols
    0x17000...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana extensions, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x2FFFD,  // ideographs, plane 2
    0x30000...0x3FFFD,  // ideographs, plane 3
  ]

  /// Whether a scalar lies in one of the ranges.
  ///
  /// - Complexity: O(log n) in the number of ranges.
  static func contain(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].contains(scalar)
  }
}
