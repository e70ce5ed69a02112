import FeedContract
import FeedModel
import Foundation
import Testing

/// Random texts, the same in every run; `DIPTYCH_FUZZ` makes more of them.
@Suite struct ScenarioFuzzTests {
  static let count =
    ProcessInfo.processInfo.environment["DIPTYCH_FUZZ"].flatMap { Int($0) } ?? 20_000
  static let pieces = [
    "R", "M", "Y", "C(", "a", ")", "?", "q", "X", "B", "D(", "ok", "err", "1", "22", "[", "]", "»",
    ">", "∅", ".", "end", "=", "+20", "#3", "(late)", "(timeout)", "{", "}", " ", " ", " ", "\n",
    "\"", "\\", "\\u{1b}", "//", "title: ", "policy: ", "P1=queue", "pageSize=3", "answers: ",
    "at once", "福利", "\u{301}", "\u{202e}", "\u{0}", "\r\n", "🏳️‍🌈", "99999999999999999999", "-1",
  ]

  @Test func `no text crashes the parser, and what it reads it prints`() {
    var numbers = SplitMix(state: 1)
    var understood = 0
    for _ in 0..<Self.count {
      let length = 1 + Int(numbers.next() % 12)
      let text = (0..<length).map { _ in
        Self.pieces[Int(numbers.next() % UInt64(Self.pieces.count))]
      }
      .joined()
      guard let scenario = try? Scenario(text) else { continue }
      understood += 1
      let again = try? Scenario(scenario.description)
      if again != scenario {
        Issue.record("\(text.debugDescription) became \(scenario.description.debugDescription)")
      }
    }
    #expect(understood > Self.count / 100)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
