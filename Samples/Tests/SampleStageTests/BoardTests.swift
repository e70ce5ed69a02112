import FeedScreen
import Testing

@testable import SampleStage

@Suite struct BoardTests {
  private func drawing(_ name: String, _ lines: String..., at place: String = "") -> Drawing {
    Drawing(Drawing.Part(name: name, place: place), lines)
  }

  private func announcement(_ name: String, _ line: String) -> Drawing {
    Drawing(Drawing.Part(name: name, place: "", isAnnouncement: true), [line])
  }

  private func text(_ board: Board, columns: Int = 24, rows: Int) -> String {
    board.draw(in: GridSize(columns: columns, rows: rows)).description
  }

  @Test func `a part keeps its place and shows what was drawn last`() {
    var board = Board()
    board.take(drawing("list", "1 row", "first: a"))
    board.take(drawing("spinner", "on", at: "top"))
    board.take(drawing("spinner", "off", at: "bottom"))
    board.take(drawing("list", "2 rows", "first: a", "last: b"))
    board.take(drawing("spinner", "off", at: "top"))
    #expect(
      text(board, rows: 6) == """
        list     2 rows
                 first: a
                 last: b
        spinner  off
        spinner  off

        """
    )
  }

  @Test func `a part without lines takes no room`() {
    var board = Board()
    board.take(drawing("list", "1 row"))
    board.take(drawing("", "F1"))
    board.take(drawing("footer", "at rest"))
    #expect(text(board, rows: 3) == "list     1 row\n         F1\nfooter   at rest")
    board.take(drawing(""))
    #expect(text(board, rows: 3) == "list     1 row\nfooter   at rest\n")
  }

  @Test func `announcements of one turn stand below each other, and not in the next`() {
    var board = Board()
    board.take(drawing("label", "0"))
    for number in 1...3 { board.take(announcement("alert", "\(number)")) }
    #expect(text(board, rows: 4) == "label    0\nalert    1\n         2\n         3")
    board.take(announcement("alert", "4"))
    #expect(text(board, rows: 4) == "label    0\nalert    …\n         3\n         4")
    board.beginTurn()
    #expect(text(board, rows: 4) == "label    0\n\n\n")
    board.take(announcement("alert", "5"))
    #expect(text(board, rows: 4) == "label    0\nalert    5\n\n")
  }

  @Test func `what was drawn in this turn stands out`() {
    var board = Board()
    board.take(drawing("a", "old"))
    board.beginTurn()
    board.take(drawing("b", "new"))
    let grid = board.draw(in: GridSize(columns: 20, rows: 2))
    #expect(grid[0, 9].style == .plain)
    #expect(grid[1, 9].style == .strong)
    #expect(grid[1, 0].style == .faint)
  }

  @Test func `long lines are broken, and an ellipsis stands for what finds no room`() {
    var board = Board()
    board.take(drawing("alert", "the answer cannot be read"))
    board.take(drawing("a name that is too long", "x"))
    #expect(
      text(board, columns: 20, rows: 4) == """
        alert    the answer
                 cannot be
                 read
        a name tha… x
        """
    )
    #expect(text(board, columns: 20, rows: 2) == "alert    the answer\n…")
    #expect(text(board, columns: 0, rows: 0) == "")
  }

  @Test func `in few columns the values stay, without their names at last`() {
    var board = Board()
    board.take(drawing("label", "12345678"))
    board.take(drawing("spinner", "off"))
    #expect(text(board, columns: 12, rows: 2) == "la… 12345678\nsp… off")
    #expect(text(board, columns: 6, rows: 3) == "123456\n78\noff")
  }

  @Test func `announcements stay where parts find no room`() {
    var board = Board()
    board.take(announcement("alert", "failed"))
    for part in ["a", "b", "c", "d"] { board.take(drawing(part, "1")) }
    #expect(text(board, rows: 5).hasSuffix("d        1\nalert    failed"))
    #expect(text(board, rows: 3) == "a        1\n…\nalert    failed")
    #expect(text(board, rows: 1) == "…")
  }

  @Test func `what is announced leaves alone what is drawn in the same name`() {
    var board = Board()
    board.take(drawing("page", "opened"))
    board.take(announcement("page", "no such row"))
    #expect(text(board, rows: 2) == "page     opened\npage     no such row")
    board.beginTurn()
    #expect(text(board, rows: 2) == "page     opened\n")
  }

  @Test func `boards differ in the parts that show something else`() {
    var left = Board()
    var right = Board()
    for part in ["a", "b", "c"] {
      left.take(drawing(part, "1"))
      right.take(drawing(part, "1"))
    }
    #expect(left.difference(from: right) == [])
    right.take(drawing("c", "2"))
    right.take(drawing("d", "1"))
    left.take(drawing("e", "1"))
    left.take(drawing("b"))
    #expect(left.difference(from: right) == ["b", "c", "e", "d"])
    // A part without a name goes by the one above it.
    left.take(drawing("", "below e"))
    #expect(left.difference(from: right) == ["b", "c", "e", "d"])
    // A part that shows nothing is as good as none.
    right.take(drawing("d"))
    #expect(left.difference(from: right) == ["b", "c", "e"])
  }
}
