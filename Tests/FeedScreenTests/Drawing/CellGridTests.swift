import FeedScreen
import Testing

struct CellGridTests {
  private func grid(_ columns: Int, _ rows: Int = 1) -> CellGrid {
    CellGrid(size: GridSize(columns: columns, rows: rows))
  }

  @Test func `wide text takes two columns each`() {
    var grid = grid(8)
    #expect(grid.put("福a利", row: 0) == 5)
    grid.put("|", row: 0, column: 5)
    #expect(grid.description == "福a利|")
    #expect(grid[0, 1].content == .continuation)
  }

  @Test func `overwriting half a wide cluster removes it`() {
    var grid = grid(6)
    grid.put("福利社", row: 0)
    grid.put("x", row: 0, column: 3)
    #expect(grid.description == "福 x社")
    grid.put("y", row: 0, column: 0)
    #expect(grid.description == "y  x社")
  }

  @Test func `text is clipped at its limit and at the edge`() {
    var grid = grid(5)
    grid.put("abcdefgh", row: 0, columns: 3)
    #expect(grid.description == "ab…")
    grid.put("福利", row: 0, column: 2)
    #expect(grid.description == "ab福…")
    grid.put("gone", row: 9)
    grid.put("gone", row: 0, column: 9)
    #expect(grid.description == "ab福…")
  }

  @Test func `hostile text moves nothing`() {
    var grid = grid(40)
    grid.put("a\u{1B}[2Jb\rc\nd\u{202E}e", row: 0)
    #expect(grid.description == "a\\u{1b}[2Jb\\u{d}c\\u{a}d\\u{202e}e")
  }

  @Test func `marks do not pile up and a lone mark gets a circle`() {
    var grid = grid(10)
    grid.put("e" + String(repeating: "\u{301}", count: 500) + "x", row: 0)
    #expect(grid.description == "e\u{301}\u{301}\u{301}x")
    grid.put("|", row: 0, column: 2)
    grid.put("\u{301}z", row: 0, column: 4)
    #expect(grid.description == "e\u{301}\u{301}\u{301}x| \u{25CC}\u{301}z")
  }

  @Test(arguments: WordsWithMarks.all)
  func `a word stands in as many cells as it is wide, and comes out whole`(
    word: WordsWithMarks.Word
  ) {
    var grid = grid(12)
    #expect(grid.put(word.text, row: 0, column: 1) == word.columns)
    grid.put("|", row: 0, column: word.columns + 1)
    #expect(grid.description == " " + word.text + "|")
    #expect(checkShape(of: grid, row: 0))
  }

  @Test func `overwriting any column of a wide cluster removes all of it`() {
    for column in 0..<3 {
      var grid = grid(6)
      grid.put("aक्षिb", row: 0)
      grid.put("x", row: 0, column: column + 1)
      let middle = (0..<3).map { $0 == column ? "x" : " " }.joined()
      #expect(grid.description == "a" + middle + "b")
    }
  }

  @Test func `marks are counted for each letter of a cluster`() {
    var grid = grid(10)
    let marks = String(repeating: "\u{951}", count: 9)
    grid.put("क" + marks + "ि" + marks + "|", row: 0)
    let kept = String(repeating: "\u{951}", count: 3)
    #expect(grid.description == "क" + kept + "ि" + kept + "|")
  }

  @Test func `a circle under a lone mark does not widen the text`() {
    var grid = grid(4)
    grid.put("----", row: 0)
    #expect(grid.put("\u{301}abc", row: 0, columns: 3) == 3)
    #expect(grid.description == "\u{25CC}\u{301}a…-")
    #expect(grid.put("\u{301}\u{93F}", row: 0) == 2)
    #expect(grid.description == "\u{25CC}\u{301}\u{93F}…-")
  }

  @Test func `styles are printed where they change`() {
    var grid = grid(6)
    grid.put("ab", row: 0, style: .strong)
    grid.put("cd", row: 0, column: 2, style: CellStyle(colour: .red))
    #expect(grid.styledText() == "\u{1B}[1mab\u{1B}[0m\u{1B}[31mcd\u{1B}[0m")
    #expect(grid.description == "abcd")
  }

  @Test func `a grid on a grid is clipped`() {
    var inner = grid(4, 2)
    inner.put("福利", row: 0)
    inner.put("wxyz", row: 1)
    var outer = grid(5, 2)
    outer.put("-----", row: 0)
    outer.put(inner, row: 1, column: 2)
    #expect(outer.description == "-----\n  福")
  }

  @Test func `a cluster that is cut at an edge leaves blanks`() {
    var inner = grid(5)
    inner.put("aक्षिb", row: 0)
    let pictures = (-6...5).map { column in
      var outer = grid(4)
      outer.put("----", row: 0)
      outer.put(inner, row: 0, column: column)
      #expect(checkShape(of: outer, row: 0))
      return outer.description
    }
    #expect(
      pictures == [
        "----", "----", "b---", " b--", "  b-", "क्षिb", "aक्षि", "-a", "--a", "---a", "----", "----",
      ]
    )
  }

  @Test func `whatever is put, no cluster is left with half its columns`() {
    var generator = SeededGenerator(state: 3)
    let plain = ["a", "福", "한", "👨‍👩‍👧‍👦", "🇫🇷", "e\u{301}", "x福y", "\u{7}", "❤️", "⌚︎"]
    let odd = ["\u{301}a", "ि", "ក\u{17B6}\u{17C6}", "\u{D4E}", "\u{200D}", "🇫\u{301}"]
    let texts = plain + odd + WordsWithMarks.all.map(\.text)
    var grid = grid(7, 3)
    for _ in 0..<2_000 {
      let text = texts.randomElement(using: &generator) ?? ""
      grid.put(
        text,
        row: Int.random(in: 0..<3, using: &generator),
        column: Int.random(in: 0..<7, using: &generator)
      )
      for row in 0..<3 { #expect(checkShape(of: grid, row: row)) }
    }
  }

  private func checkShape(of grid: CellGrid, row: Int) -> Bool {
    var continuations = 0
    for column in 0..<grid.size.columns {
      let content = grid[row, column].content
      if (content == .continuation) != (continuations > 0) { return false }
      continuations = max(continuations - 1, 0)
      if case .cluster(let cluster) = content {
        continuations = TextWidth.columns(of: cluster) - 1
      }
    }
    return continuations == 0
  }
}
