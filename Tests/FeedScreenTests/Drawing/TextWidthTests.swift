import FeedScreen
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("feed", 4), ("", 0), ("福利", 4), ("한국어", 6), ("カタカナ", 8), ("ｶﾀ", 2), ("ＡＢ", 4),
    ("é", 1), ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("א", 1), ("นี้", 1),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("🇫", 1), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("⌚︎", 1),
    ("…", 1), ("—", 1), ("\u{301}", 0), ("⏰", 2), ("𠮷", 2), ("1️⃣", 2),
  ])
  func `text is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func `shortening never splits a cluster and marks the gap`() {
    #expect(TextWidth.fitting("福利社", in: 6) == "福利社")
    #expect(TextWidth.fitting("福利社", in: 5) == "福利…")
    #expect(TextWidth.fitting("福利社", in: 4) == "福…")
    #expect(TextWidth.fitting("福利社", in: 1) == "…")
    #expect(TextWidth.fitting("福利社", in: 0) == "")
    #expect(TextWidth.fitting("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", in: 3) == "👨‍👩‍👧‍👦…")
    #expect(TextWidth.fitting("abc", in: 3) == "abc")
    #expect(TextWidth.fitting("abcd", in: 3) == "ab…")
  }

  @Test func `lines break at spaces and else anywhere`() {
    #expect(TextWidth.lines(of: "one two three", in: 8, limit: 3) == ["one two", "three"])
    #expect(TextWidth.lines(of: "福利社会", in: 5, limit: 3) == ["福利", "社会"])
    #expect(TextWidth.lines(of: "one two three", in: 4, limit: 2) == ["one", "two…"])
  }
}
