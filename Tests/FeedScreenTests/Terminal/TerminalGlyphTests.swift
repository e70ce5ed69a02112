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

  @Test(arguments: ["a", "福", "한", "e\u{301}", "😀", "🇫🇷", "🇫", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "▸", "│", "…"])
  func `what is sent is as wide as the cluster`(character: Character) {
    let width = TextWidth.columns(of: character)
    for isUnicode in [true, false] {
      let text = TerminalGlyph.text(for: character, isUnicode: isUnicode)
      #expect(TextWidth.columns(of: text) == width)
    }
  }

  @Test func `without Unicode only ASCII is sent`() {
    for character in "a福▸│─…✓✗▐😀" as String {
      let text = TerminalGlyph.text(for: character, isUnicode: false)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
