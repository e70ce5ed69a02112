import FeedScreen
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("feed", 4), ("", 0), ("福利", 4), ("한국어", 6), ("カタカナ", 8), ("ｶﾀ", 2), ("ＡＢ", 4),
    ("é", 1), ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("א", 1), ("นี้", 1),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("🇫", 1), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("⌚︎", 1),
    ("…", 1), ("—", 1), ("\u{301}", 0), ("⏰", 2), ("𠮷", 2), ("1️⃣", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("⛹‍♂️", 2),
    ("ि", 1), ("ำ", 1), ("a\u{93F}\u{93F}\u{93F}", 4), ("\u{D4E}❤️", 3), ("\u{600}1", 2),
    ("a\u{AD}b", 3), ("★\u{200D}★", 2),
  ])
  func `text is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: WordsWithMarks.all)
  func `a word is as wide as wcwidth measures it`(word: WordsWithMarks.Word) {
    #expect(TextWidth.columns(of: word.text) == word.columns)
    #expect(word.text.reduce(0) { $0 + TextWidth.columns(of: $1) } == word.columns)
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

  @Test(arguments: WordsWithMarks.all)
  func `a shortened word fits, whole clusters of it`(word: WordsWithMarks.Word) {
    for columns in 1...word.columns + 1 {
      let fitting = TextWidth.fitting(word.text, in: columns)
      #expect(TextWidth.columns(of: fitting) <= columns)
      #expect((fitting == word.text) == (columns >= word.columns))
      if fitting != word.text {
        #expect(fitting.last == "…")
        #expect(word.text.starts(with: fitting.dropLast()))
      }
    }
  }

  @Test(arguments: WordsWithMarks.all)
  func `a word is broken between clusters, before none that is a mark`(
    word: WordsWithMarks.Word
  ) {
    let widest = word.text.map { TextWidth.columns(of: $0) }.max() ?? 1
    // A mark that is a cluster of its own stays with the one before it.
    for columns in widest + 1...word.columns + 1 {
      let lines = TextWidth.lines(of: word.text, in: columns, limit: .max)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      #expect(!lines.contains { WordsWithMarks.beginsWithMark($0) })
      #expect(withoutSpaces(lines.joined()) == withoutSpaces(word.text))
    }
  }

  private func withoutSpaces(_ text: String) -> String { text.filter { $0 != " " } }

  @Test func `a cluster that is wider than a line becomes an ellipsis`() {
    #expect(TextWidth.lines(of: "a福b", in: 1, limit: 9) == ["a", "…", "b"])
    #expect(TextWidth.lines(of: "क क्षि क", in: 2, limit: 9) == ["क", "…", "क"])
    #expect(TextWidth.lines(of: "ាាា", in: 2, limit: 9) == ["…"])
    #expect(TextWidth.lines(of: "ကာာာာ", in: 3, limit: 9) == ["ကာာ", "ာာ"])
  }

  @Test func `lines break at spaces and else anywhere`() {
    #expect(TextWidth.lines(of: "one two three", in: 8, limit: 3) == ["one two", "three"])
    #expect(TextWidth.lines(of: "福利社会", in: 5, limit: 3) == ["福利", "社会"])
    #expect(TextWidth.lines(of: "one two three", in: 4, limit: 2) == ["one", "two…"])
  }
}
