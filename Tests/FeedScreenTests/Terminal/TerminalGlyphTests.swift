import FeedScreen
import Testing

struct TerminalGlyphTests {
  @Test(
    arguments: [
      ("a", "a"), ("福", "福"), ("한", "한"), ("e\u{301}", "e\u{301}"), ("😀", "😀"), ("🇫🇷", "FR"),
      ("🇫", "F"), ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("❤️", "❤ "), ("1️⃣", "1 "), ("▸", "▸"),
    ] as [(Character, String)]
  )
  func `a cluster is sent as what every terminal measures alike`(
    character: Character,
    text: String
  ) {
    #expect(TerminalGlyph.text(for: character, isUnicode: true) == text)
  }

  @Test(arguments: [
    ("क्\u{200D}ष", "क्ष"), ("ශ්\u{200D}රී", "ශ්රී"), ("র\u{200D}\u{9CD}য", "র\u{200D}\u{9CD}য"),
    ("🇫\u{301}", "F"), ("⌚\u{FE0E}", "?"), ("a\u{FE0F}b", "ab"), ("😀ि", "😀ि"),
    ("❤\u{FE0F}ि", "❤ ि"), ("e" + String(repeating: "\u{301}", count: 9), "e\u{301}\u{301}\u{301}"),
  ])
  func `what terminals measure differently is left out`(text: String, sent: String) {
    #expect(text.map { TerminalGlyph.text(for: $0, isUnicode: true) }.joined() == sent)
  }

  @Test(arguments: ["a", "福", "한", "e\u{301}", "😀", "🇫🇷", "🇫", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "▸", "│", "…"])
  func `what is sent is as wide as the cluster`(character: Character) {
    let width = TextWidth.columns(of: character)
    for isUnicode in [true, false] {
      let text = TerminalGlyph.text(for: character, isUnicode: isUnicode)
      #expect(TextWidth.columns(of: text) == width)
    }
  }

  @Test(arguments: WordsWithMarks.letters)
  func `letters with marks are sent as they are`(word: WordsWithMarks.Word) {
    let sent = word.text.map { TerminalGlyph.text(for: $0, isUnicode: true) }.joined()
    #expect(sent == word.text)
  }

  @Test(arguments: WordsWithMarks.all)
  func `no scalar of what is sent is measured otherwise`(word: WordsWithMarks.Word) {
    for character in word.text {
      let width = TextWidth.columns(of: character)
      let sent = TerminalGlyph.text(for: character, isUnicode: true)
      let measured = sent.unicodeScalars.map { TextWidth.columns(of: Character($0)) }
      #expect(measured.reduce(0, +) == width)
      #expect(TerminalGlyph.text(for: character, isUnicode: false).utf8.count == width)
    }
  }

  @Test func `without Unicode only ASCII is sent`() {
    for character in "a福▸│─…✓✗▐😀" as String {
      let text = TerminalGlyph.text(for: character, isUnicode: false)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
