import FeedModel
import FeedScreen
import Streams
import Testing

struct ScreenTests {
  typealias Style = ScreenBench.Style

  @Test(arguments: Style.allCases)
  func `a first load asks once, on appearing`(style: Style) {
    let bench = ScreenBench(style)
    #expect(bench.requestCount == 0)
    bench.screen.appear()
    #expect(bench.requestCount == 1)
    #expect(bench.body.contains("Loading the first page"))
    bench.screen.disappear()
    bench.screen.appear()
    #expect(bench.requestCount == 1)
  }

  // region: screen.picture
  @Test(arguments: Style.allCases)
  func `a page is drawn and the end is told`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab")
    #expect(bench.view.header.phase == .idle)
    #expect(
      bench.body == """
        all                    2 rows
          Row a
          Row b
          ─ no more ─



        """
    )
  }
  // endregion: screen.picture

  @Test(arguments: Style.allCases)
  func `an empty topic, a failed load and a retry each have their picture`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.fail(1)
    #expect(bench.body.contains("✗ The origin did not answer"))
    bench.view.retry()
    #expect(bench.body.contains("Loading the first page"))
    bench.answer(2, "")
    #expect(bench.body.contains("Nothing here"))
  }

  @Test(arguments: Style.allCases)
  func `a storm of scrolls near the end sends one request`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "abcdefghijklmnop", next: .token("2"))
    for _ in 0..<50 { bench.view.scroll(by: 1) }
    #expect(bench.requestCount == 2)
    #expect(bench.view.footer.phase == .loading)
    #expect(bench.body.contains("… loading more"))
    bench.answer(2, "qr")
    #expect(bench.view.footer.phase == .noMore)
    for _ in 0..<50 { bench.view.scroll(by: 1) }
    #expect(bench.requestCount == 2)
    #expect(bench.body.contains("─ no more ─"))
  }

  @Test(arguments: Style.allCases)
  func `a page that was loaded further on ends the footer and not the header`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab", next: .token("2"))
    bench.view.scroll(by: 1)
    bench.answer(2, "cd", next: .token("3"))
    #expect([bench.view.header.begins, bench.view.header.ends] == [1, 1])
    #expect([bench.view.footer.begins, bench.view.footer.ends] == [1, 1])
  }

  @Test(arguments: Style.allCases)
  func `an empty topic is loaded again by a pull and not by a retry`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "")
    #expect(bench.body.contains("Nothing here"))
    bench.view.retry()
    #expect(bench.requestCount == 1)
    bench.view.pull()
    #expect(bench.requestCount == 2)
    bench.answer(2, "a")
    #expect(bench.body.contains("Row a"))
  }

  @Test(arguments: Style.allCases)
  func `a storm of pushes that the feed refuses is one intent, and one more after it moved`(
    style: Style
  ) {
    let bench = ScreenBench(style)
    var intents = 0
    let subscription = bench.view.ends.asObservable().subscribe(onNext: { intents += 1 })
    defer { subscription.dispose() }
    bench.screen.appear()
    bench.answer(1, "abcdefgh", next: .token("2"))
    bench.view.pull()
    for _ in 0..<50 { bench.view.scroll(by: 1) }
    // While a refresh is open the policies drop a load more: it was wanted once at the edge.
    #expect(intents == 1)
    #expect(bench.requestCount == 2)
    bench.answer(2, "abcdefgh", next: .token("2"))
    for _ in 0..<50 { bench.view.scroll(by: 1) }
    #expect(intents == 2)
    #expect(bench.requestCount == 3)
  }

  @Test(arguments: Style.allCases)
  func `a failed append keeps the rows and repeats when tapped`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab", next: .token("2"))
    bench.view.scroll(by: 1)
    bench.fail(2)
    #expect(bench.view.footer.phase == .failed)
    #expect(bench.body.contains("Row b"))
    #expect(bench.body.contains("✗ failed, retry"))
    bench.view.scroll(by: 1)
    #expect(bench.requestCount == 2)
    bench.view.retry()
    bench.view.retry()
    #expect(bench.requestCount == 3)
    bench.answer(3, "cd")
    #expect(bench.body.contains("Row d"))
    #expect(bench.view.footer.phase == .noMore)
  }

  @Test(arguments: Style.allCases)
  func `another category has its own rows`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab")
    bench.view.choose(FeedTopic(category: "福利"))
    #expect(bench.description.contains("福利"))
    bench.answer(2, "xy")
    #expect(bench.body.hasPrefix("福利                   2 rows\n  Row x"))
  }

  @Test(arguments: Style.allCases)
  func `a selection follows its row and can be removed`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "abc")
    bench.view.moveSelection(by: 2)
    #expect(bench.body.contains("▸ Row b"))
    bench.view.pull()
    bench.answer(2, "xabc")
    #expect(bench.view.selectedItem?.id == "b")
    bench.view.removeSelection()
    #expect(bench.view.selectedItem?.id == "c")
    #expect(!bench.body.contains("Row b"))
    bench.view.removeSelection()
    #expect(bench.view.selectedItem?.id == "a")
    for _ in 1...3 { bench.view.removeSelection() }
    #expect(bench.view.selectedItem == nil)
    #expect(bench.body.contains("Nothing here"))
  }
}
