import FeedModel
import FeedScreen
import Testing

struct PlayPictureTests {
  private func makeSession(_ size: GridSize, count: Int = 2) -> PlaySession {
    let subjects: [PlaySubject] = [
      .transform(policies: .init()), .reactor(policies: .init()), .transform(policies: .init()),
    ]
    let pane = PlayPicture(size: size).paneSize(count: count)
    return PlaySession(subjects: Array(subjects.prefix(count)), size: pane)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9, 10, 11, 13, 14, 24, 60], [0, 1, 2, 3, 7, 20, 40, 79, 200])
  func `every size can be drawn and nothing leaves it`(rows: Int, columns: Int) {
    let size = GridSize(columns: columns, rows: rows)
    for count in 1...3 {
      let session = makeSession(size, count: count)
      for key in "acajjjpf" {
        let meaning = PlayKeys.meaning(of: .character(key), in: session)
        if case .move(let move)? = meaning { session.perform(move) }
      }
      let picture = PlayPicture(size: size)
      for grid in [picture.draw(session), picture.draw(session, showsHelp: true)] {
        let lines = grid.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == max(rows, 1))
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      }
    }
  }

  @Test func `the log keeps its newest part when it grows`() {
    let size = GridSize(columns: 40, rows: 20)
    let session = makeSession(size)
    for _ in 0..<30 { session.perform(.retry) }
    let lines = PlayPicture(size: size).draw(session).description.split(separator: "\n")
    let log = lines.first { $0.hasPrefix("you") }
    #expect(log?.hasPrefix("you       ┄Y─Y") == true)
    #expect(log?.hasSuffix("Y─▸") == true)
  }

  @Test func `the keys are explained in the smallest size`() {
    let size = GridSize(columns: 40, rows: 10)
    let text = PlayPicture(size: size).draw(makeSession(size), showsHelp: true).description
    for key in [
      "p: pull", "c: category", "r: retry", "x: leave", "d: delay", "u: undo", "q Esc: quit",
    ] {
      #expect(text.replacingLineBreaks.contains(key))
    }
  }
}

extension String {
  fileprivate var replacingLineBreaks: String {
    String(map { $0 == "\n" ? " " : $0 })
  }
}
