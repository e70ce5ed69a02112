import FeedModel
import Testing

@Suite("PlainText")
struct PlainTextTests {
  @Test(
    arguments: [
      ("\u{1B}[2J\u{1B}]8;;http://a\u{1B}\\", "\\u{1b}[2J\\u{1b}]8;;http://a\\u{1b}\\"),
      ("a\u{7}b", "a\\u{7}b"),
      ("a\u{9B}31mb", "a\\u{9b}31mb"),
      ("a\u{7F}", "a\\u{7f}"),
      ("a\u{202E}b\u{2066}c\u{2069}", "a\\u{202e}b\\u{2066}c\\u{2069}"),
      ("a\u{200F}b", "a\\u{200f}b"),
      ("one\ntwo\r\nthree\u{85}", "one\\u{a}two\\u{d}\\u{a}three\\u{85}"),
      ("one\u{2028}two\u{2029}", "one\\u{2028}two\\u{2029}"),
      ("a\tb\u{0}", "a\\u{9}b\\u{0}"),
      ("a\u{FEFF}b\u{00AD}c", "a\\u{feff}b\\u{ad}c"),
      ("\u{E0041}\u{378}", "\\u{e0041}\\u{378}"),
    ]
  )
  func `hostile characters become escapes`(text: String, cleaned: String) {
    #expect(PlainText(text).description == cleaned)
  }

  @Test(
    arguments: [
      "", "Plain", "福利 と かな", "مرحبا", "50 % a&b=c #", "\\u{1b}",
      "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇩🇪", "क्‍ष می‌خواهم", "e\u{301}", "\u{301}", "a\u{A0}b",
    ]
  )
  func `everything else stays as it is`(text: String) {
    #expect(Array(PlainText(text).description.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test
  func `a combining mark after an escape joins nothing that was hostile`() {
    #expect(PlainText("\u{1B}\u{301}").description == "\\u{1b}\u{301}")
  }

  @Test
  func `no control character of Unicode passes`() {
    let controls = (0...0x9F).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .control }
    #expect(controls.count == 65)
    for scalar in controls {
      let cleaned = PlainText(String(Character(scalar))).description
      #expect(cleaned == "\\u{\(String(scalar.value, radix: 16))}")
    }
  }

  @Test
  func `cleaned text is not cleaned further`() {
    let once = PlainText("a\u{1B}b\u{202E}")
    #expect(PlainText(once.description) == once)
  }
}
