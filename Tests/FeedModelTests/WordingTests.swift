import FeedModel
import Testing

@Suite("Wording of keys, instants and errors")
struct WordingTests {
  @Test
  func `keys are written as in the contract's notation`() {
    let keys: [PageKey] = [.first, .offset(0), .offset(20), .token("abc"), .token("")]
    #expect(keys.map(\.description) == ["first", "+0", "+20", "abc", ""])
  }

  @Test(
    arguments: [
      (0, "00:00:00 UTC"),
      (1, "00:00:01 UTC"),
      (50_709, "14:05:09 UTC"),
      (86_399, "23:59:59 UTC"),
      (86_400, "00:00:00 UTC"),
      (1_700_000_000, "22:13:20 UTC"),
      (-1, "23:59:59 UTC"),
      (-86_400, "00:00:00 UTC"),
    ]
  )
  func `an instant is written as the time of day in UTC`(seconds: Int, text: String) {
    #expect(FeedInstant(secondsSince1970: seconds).description == text)
  }

  @Test
  func `instants are ordered by time`() {
    let instants = [3, -1, 2].map(FeedInstant.init(secondsSince1970:))
    #expect(instants.sorted().map(\.secondsSince1970) == [-1, 2, 3])
  }

  static let errors: [(error: FeedError, isTransient: Bool, text: String)] = [
    (.unreachable("no route"), true, "The origin cannot be reached: no route."),
    (.unreachable("a\u{1B}b"), true, "The origin cannot be reached: a\\u{1b}b."),
    (.timedOut, true, "The origin did not answer in time."),
    (
      .rateLimited(until: FeedInstant(secondsSince1970: 60)), true,
      "The origin asks to wait until 00:01:00 UTC."
    ),
    (.rateLimited(until: nil), true, "The origin asks to wait a while."),
    (.unauthorized, false, "The origin wants you to sign in."),
    (.refused(status: 404), false, "The origin answered with status 404."),
    (.refused(status: 499), false, "The origin answered with status 499."),
    (.refused(status: 500), true, "The origin answered with status 500."),
    (.refused(status: 503), true, "The origin answered with status 503."),
    (.unreadable("not\nJSON"), false, "The answer cannot be read: not\\u{a}JSON."),
    (.tooLarge(limit: 4_096), false, "The answer is larger than 4096 bytes."),
    (.badElements(1), false, "The page has 1 element that cannot be read."),
    (.badElements(2), false, "The page has 2 elements that cannot be read."),
    (
      .repeatedKey(.token("k\u{7}")), false,
      "The page names its own key k\\u{7} as the following one."
    ),
    (.repeatedKey(.offset(3)), false, "The page names its own key +3 as the following one."),
  ]

  @Test(arguments: errors)
  func `an error is one clean sentence, and says whether trying again may help`(
    error: FeedError,
    isTransient: Bool,
    text: String
  ) {
    #expect(error.description == text)
    #expect(error.isTransient == isTransient)
  }
}
