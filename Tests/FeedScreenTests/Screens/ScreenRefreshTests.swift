import FeedModel
import FeedScreen
import Testing

struct ScreenRefreshTests {
  typealias Style = ScreenBench.Style

  @Test(arguments: Style.allCases)
  func `a pull spins until the answer and never begins twice`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab")
    bench.view.pull()
    bench.view.pull()
    #expect(bench.view.header.phase == .refreshing)
    #expect(bench.body.hasPrefix("  ↻ refreshing"))
    bench.answer(2, "cd")
    #expect(bench.view.header.phase == .idle)
    #expect(bench.view.header.begins == 2)
    #expect(bench.view.header.ends == 2)
    #expect(bench.view.viewport.offset == 0)
    #expect(bench.body.contains("Row c"))
  }

  @Test(arguments: Style.allCases)
  func `a refused pull leaves no spinner`(style: Style) throws {
    var policies = FeedPolicies()
    policies.refreshDuringAppend = .ignore
    let bench = ScreenBench(style, policies: policies)
    bench.screen.appear()
    bench.answer(1, "ab", next: .token("2"))
    bench.view.scroll(by: 1)
    bench.view.pull()
    #expect(bench.view.header.phase == .idle)
    #expect(bench.view.footer.phase == .loading)
  }

  @Test(arguments: Style.allCases)
  func `a failure floats for its time and is not told again`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab")
    bench.view.pull()
    bench.fail(2)
    #expect(bench.body.hasSuffix(" ✗ The origin did not answer …"))
    bench.pass(.milliseconds(1_499))
    #expect(bench.body.contains("✗"))
    bench.pass(.milliseconds(1))
    #expect(!bench.body.contains("✗"))
  }

  @Test(arguments: Style.allCases)
  func `an append that fails floats too, once`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab", next: .token("2"))
    bench.view.scroll(by: 1)
    bench.fail(2)
    #expect(bench.view.notifications.visible(at: .zero) == .failure("\(FeedError.timedOut)"))
    #expect(bench.view.announcementCount == 1)
  }

  @Test(arguments: Style.allCases)
  func `rows loaded anew are told, the first ones are not`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.pass(.seconds(64))
    bench.answer(1, "ab")
    #expect(bench.view.notifications.visible(at: .seconds(64)) == nil)
    bench.pass(.seconds(60))
    bench.view.pull()
    #expect(bench.view.header.lastUpdate == .seconds(64))
    bench.answer(2, "ab")
    #expect(bench.view.notifications.visible(at: .seconds(124)) == .success("Up to date"))
    #expect(bench.view.header.lastUpdate == .seconds(124))
  }

  @Test(arguments: Style.allCases)
  func `while refreshing the header says when the rows came, where there is room`(style: Style) {
    for (columns, line) in [
      (40, "  ↻ refreshing    last updated at 1:05"), (30, "  ↻ refreshing"),
    ] {
      let bench = ScreenBench(style, columns: columns)
      bench.screen.appear()
      bench.pass(.seconds(65))
      bench.answer(1, "ab")
      bench.view.pull()
      #expect(bench.body.split(separator: "\n").first == Substring(line))
    }
  }

  @Test(arguments: Style.allCases)
  func `a refresh that failed or was given up is no update`(style: Style) {
    let bench = ScreenBench(style)
    bench.screen.appear()
    bench.answer(1, "ab", next: .token("2"))
    bench.pass(.seconds(5))
    bench.view.pull()
    bench.fail(2)
    #expect(bench.view.header.lastUpdate == .zero)
    bench.pass(.seconds(5))
    bench.view.pull()
    bench.view.choose(.nothing)
    #expect(bench.view.header.phase == .idle)
    #expect(bench.view.header.lastUpdate == .zero)
    #expect(bench.view.notifications.visible(at: .seconds(10)) == nil)
  }
}
