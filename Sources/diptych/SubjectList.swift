import FeedContract
import FeedSpecimens

/// Prints every feed that the program knows, with what it is.
@MainActor
struct SubjectList {
  let terminal: Terminal

  /// Prints the list.
  func print() {
    terminal.print(terminal.styled("Right", .strong))
    for subject in Subjects.right { terminal.print(subject.name) }
    terminal.print()
    terminal.print(terminal.styled("Published, re-expressed with their own logic", .strong))
    for feed in PublishedFeed.all {
      terminal.print(feed.architecture.name)
      print("source", feed.source)
      print("changed", feed.changed)
      print("breaks", feed.broken.map(\.description).joined(separator: " "))
      print("repair", "\(feed.repaired.name): \(feed.repair)")
    }
    terminal.print()
    terminal.print(terminal.styled("Wrong on purpose", .strong))
    for wrong in WrongFeed.all + WrongFeed.styled {
      terminal.print("\(wrong.architecture.name)  \(wrong.fault)")
    }
  }

  private func print(_ title: String, _ text: String) {
    let lines = TextLines.wrapped(text, to: max(terminal.columns - 11, 30))
    for (index, line) in lines.enumerated() {
      let head = index == 0 ? title : ""
      terminal.print("  " + head + String(repeating: " ", count: 9 - head.count) + line)
    }
  }
}
