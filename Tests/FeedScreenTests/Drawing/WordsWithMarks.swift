import Testing

/// Words of scripts that set marks around their letters, with the columns `wcwidth` gives them.
enum WordsWithMarks {
  struct Word: Sendable, CustomTestStringConvertible {
    let text: String
    let columns: Int

    var testDescription: String { "\(text): \(columns)" }
  }

  static let all: [Word] = letters + pictures

  /// Words whose every scalar is sent to a terminal.
  static let letters: [Word] = [
    Word(text: "กำกำ", columns: 4),  // Thai, SARA AM
    Word(text: "ภาษาไทย", columns: 7),
    Word(text: "นี้น้ำ", columns: 3),
    Word(text: "ນ້ຳລາວ", columns: 5),  // Lao
    Word(text: "हिन्दी", columns: 5),  // Hindi, signs before and after, a conjunct
    Word(text: "क्षि", columns: 3),
    Word(text: "कार्त्स्न्य", columns: 7),
    Word(text: "தமிழ்", columns: 4),  // Tamil
    Word(text: "கௌ பொ", columns: 5),
    Word(text: "বাংলা", columns: 5),  // Bengali
    Word(text: "ខ្មែរ", columns: 4),  // Khmer
    Word(text: "ភាសាខ្មែរ", columns: 8),
    Word(text: "မြန်မာ", columns: 5),  // Burmese
    Word(text: "ကြောင်း", columns: 6),
    Word(text: "שָׁלוֹם", columns: 4),  // Hebrew with points
    Word(text: "مُحَمَّد", columns: 4),  // Arabic with marks
    Word(text: "Tie\u{302}\u{301}ng Vie\u{323}\u{302}t", columns: 10),  // Vietnamese, decomposed
    Word(text: "ｶﾞｷﾞ", columns: 4),  // half-width kana with their own marks
    Word(text: "か\u{3099}", columns: 2),
    Word(text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", columns: 4),  // Hangul jamo
    Word(text: "한글", columns: 4),
    Word(text: "漢字かな", columns: 8),
    Word(text: "㉈㉏", columns: 4),
  ]

  /// Emoji, as wide as the picture that a reader sees.
  static let pictures: [Word] = [
    Word(text: "👨‍👩‍👧‍👦👩🏽‍🚀", columns: 4),
    Word(text: "👩🏽‍❤️‍💋‍👨🏽", columns: 2),
    Word(text: "🇫🇷🇯🇵🇫", columns: 5),
    Word(text: "⛹🏽‍♂️1️⃣", columns: 4),
    Word(text: "❤️❤⌚︎", columns: 4),
    Word(text: "😀ि", columns: 3),
  ]

  /// Whether text begins with a mark that belongs after something else.
  static func beginsWithMark(_ text: String) -> Bool {
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .spacingMark, .nonspacingMark, .enclosingMark: true
    default: "\u{E33}\u{EB3}".unicodeScalars.contains { $0 == text.unicodeScalars.first }
    }
  }
}
