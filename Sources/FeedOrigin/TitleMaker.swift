/// Titles in several scripts, each the same for the same number.
///
/// Of ten titles four are English, two Chinese, two Korean, one plays with wide, combining or
/// joined characters, and one is hostile. All end in ` #` and their number.
enum TitleMaker {
  private static let english = (
    ["Quiet", "Amber", "Folded", "Northern", "Patient", "Hollow", "Copper"],
    ["lantern", "harbour", "ledger", "orchard", "signal", "window", "meadow", "kettle"]
  )
  private static let chinese = (
    ["安静的", "折叠的", "北方的", "耐心的", "琥珀色的"],
    ["灯笼", "港口", "账本", "果园", "信号", "窗户", "草地"]
  )
  private static let korean = (
    ["조용한", "접힌", "북쪽의", "참을성 있는", "호박색"],
    ["등불", "항구", "장부", "과수원", "신호", "창문", "초원"]
  )
  private static let unusual = [
    "Ｆｕｌｌ　ｗｉｄｔｈ", "ﾊﾝｶｸ half width", "e\u{301}a\u{308}o\u{302} combining",
    "\u{1112}\u{1161}\u{11AB} jamo", "Z\u{310}\u{31A}\u{34B}\u{351}a\u{317}\u{329}\u{32D} stacked",
    "family \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
    "flag \u{1F1F0}\u{1F1F7}\u{1F1E8}\u{1F1F3}", "thumb \u{1F44D}\u{1F3FD}",
    "heart \u{2764}\u{FE0F}", "\u{20BB7}\u{91CE}\u{5BB6} beyond the plane",
  ]

  /// The title of item `number`, not negative.
  static func title(_ number: Int) -> String {
    let text =
      switch number % 10 {
      case 0, 1, 4, 8: pair(english, number, separator: " ")
      case 2, 6: pair(chinese, number, separator: "")
      case 3, 9: pair(korean, number, separator: " ")
      case 5: unusual[number / 10 % unusual.count]
      default: HostileText.all[number / 10 % HostileText.all.count]
      }
    return text + " #" + String(number)
  }

  private static func pair(
    _ words: ([String], [String]),
    _ number: Int,
    separator: String
  ) -> String {
    words.0[number % words.0.count] + separator + words.1[number / 3 % words.1.count]
  }
}
