import FeedContract
import FeedModel

/// Which key does what; the network's keys answer the request that is first on the desk.
public enum PlayKeys {
  /// The categories that `c` goes through.
  public static let categories = ["all", "Android", "iOS", "福利"]

  /// The rows of a page that `a` answers with, more than a small screen shows.
  static let rowsPerPage = 8

  /// The keys and what they do, for the help.
  public static let help: [(keys: String, meaning: String)] = [
    ("p", "pull"), ("j k ↓ ↑", "move, push at the end"), ("space PgUp", "scroll"),
    ("c", "category"), ("r", "retry"), ("D", "remove row"), ("x", "leave"),
    ("a", "answer a page"), ("l", "the last page"), ("z", "nothing"),
    ("f", "fail"), ("t", "time out"), ("d", "delay"),
    ("1…9", "answer it next"), ("u", "undo"), ("n", "next"), ("s", "save"),
    ("?", "keys"), ("q Esc", "quit"),
  ]

  /// What a key means now.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - session: The session.
  /// - Returns: The meaning; nil for a key without a meaning.
  public static func meaning(of key: TerminalKey, in session: PlaySession) -> PlayKeyMeaning? {
    switch key {
    case .down, .character("j"): .move(.select(1))
    case .up, .character("k"): .move(.select(-1))
    case .pageDown, .character(" "): .move(.scroll(page(of: session)))
    case .pageUp: .move(.scroll(-page(of: session)))
    case .home: .move(.scroll(-1_000_000))
    case .end: .move(.scroll(1_000_000))
    case .character("p"): .move(.pull)
    case .character("c"): .move(.choose(nextTopic(of: session)))
    case .character("r"): .move(.retry)
    case .character("D"): .move(.remove)
    case .character("x"): .move(.leave)
    case .character("d"): .move(.delay)
    case .character("u"), .backspace: .undo
    case .character("n"): .redo
    case .character("s"): .save
    case .character("?"), .character("h"): .help
    case .character("q"), .escape: .quit
    case .character(let character): networkMove(character, in: session).map { .move($0) }
    default: nil
    }
  }

  private static func networkMove(_ key: Character, in session: PlaySession) -> PlayMove? {
    if let number = key.wholeNumberValue, number > 0 { return .pick(number) }
    guard let number = session.desk.waiting.first else { return nil }
    let outcome: Answer.Outcome? =
      switch key {
      case "a": .page(PageSketch(rows: rows(of: number)))
      case "l": .page(PageSketch(rows: rows(of: number), next: .end))
      case "z": .page(PageSketch(rows: [], next: .end))
      case "f": .failure(.unreachable("no connection"))
      case "t": .failure(.timedOut)
      default: nil
      }
    return outcome.map { .answer(Answer(number, $0)) }
  }

  private static func rows(of number: Int) -> [String] {
    (0..<rowsPerPage).map { "\(number)" + String(UnicodeScalar(UInt8(97 + $0))) }
  }

  private static func page(of session: PlaySession) -> Int {
    max((session.worlds.first?.screen?.view.viewport.height ?? 2) - 1, 1)
  }

  private static func nextTopic(of session: PlaySession) -> FeedTopic {
    let current = session.contents.first.flatMap { $0?.topic.category } ?? ""
    let place = categories.firstIndex(of: current) ?? -1
    return FeedTopic(category: categories[(place + 1) % categories.count])
  }
}
