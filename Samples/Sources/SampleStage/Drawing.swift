internal import FeedModel

/// One part of a view, drawn anew, or an announcement in its name.
///
/// Whatever a view puts into a line, from a server or from a person, cannot steer the terminal:
/// control characters are written out. A view cleans what it cuts or measures; this is for the rest.
struct Drawing: Equatable {
  /// Which part of the view it is.
  struct Part: Hashable {
    /// What stands before its first line.
    let name: String

    /// Where it is, when there are several of its name.
    let place: String

    /// Whether it says something once, rather than showing it from now on.
    var isAnnouncement = false
  }

  /// How many columns a name takes; one that is longer takes one more than it has.
  static let nameWidth = 9

  let part: Part

  /// What stands there now; nothing when there are no lines.
  let lines: [String]

  init(_ part: Part, _ lines: [String]) {
    self.part = part
    self.lines = lines.map { "\(PlainText($0))" }
  }

  /// Where the text begins behind the name.
  var textColumn: Int { max(Self.nameWidth, part.name.count + 1) }

  /// The part as lines of text, the first of them behind its name.
  var text: [String] {
    let space = String(repeating: " ", count: textColumn - part.name.count)
    let indent = String(repeating: " ", count: Self.nameWidth)
    return lines.enumerated().map { ($0 == 0 ? part.name + space : indent) + $1 }
  }
}
