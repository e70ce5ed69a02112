import Foundation

/// Spoils bytes at random, the same way in every run.
struct Mutator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How many rounds a fuzzing test makes: a few, or as many as the environment says.
  static let rounds =
    ProcessInfo.processInfo.environment["DIPTYCH_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 2_000

  /// What a mutation likes to insert.
  private static let tokens = [
    "\"", "\\", "<", ">", ",", ";", "=", "rel=next", "{", "}", "[", "]", "null", "true", "-",
    "1e999",
    "99999999999999999999", "\u{0}", "\u{1B}[2J", "\r\n", "%00", "..", "//", "@", "https://",
    "\u{FEFF}",
    "\u{D7FF}", ":",
  ].map { Array($0.utf8) }

  mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place...)
      case 3:
        let end = Int.random(in: place...bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        let token = Mutator.tokens.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: token, at: place)
      }
    }
    return bytes
  }

  mutating func spoil(_ text: String) -> String {
    String(decoding: spoil(Array(text.utf8)), as: UTF8.self)
  }

  mutating func choose<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
}
