import FeedContract
import FeedModel
import FeedOrigin
import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import GitHubSearch

/// The search in one style, with its pages answered by hand on a clock of milliseconds.
private final class Trial {
  let hand = HandSource()
  let canvas = Canvas()
  let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  let view: SearchView
  private let viewModel: SearchViewModel
  private let reactor: SearchReactor
  private let style: Style

  init(_ style: Style) {
    self.style = style
    viewModel = SearchViewModel(source: hand, clock: clock)
    reactor = SearchReactor(source: hand, clock: clock)
    view = SearchView(on: canvas)
    bind()
  }

  func bind() {
    switch style {
    case .transform: view.bind(to: viewModel)
    case .reactor: view.bind(to: reactor)
    }
    _ = canvas.takeLines()
  }

  func type(_ line: String, wait time: Int = 0) -> [String] {
    _ = view.take(line)
    clock.advanceTo(clock.clock + time)
    return canvas.takeLines()
  }

  func answer(_ number: Int, _ rows: [String], next: String? = nil) -> [String] {
    let page = Page(items: rows.map { FeedItem(id: $0) }, next: next.map(PageKey.token))
    hand.answer(number, with: .success(page))
    return canvas.takeLines()
  }

  var queries: [String] { hand.log.requests.map(\.request.topic.query) }
}

@Suite struct GitHubSearchTests {
  @Test(arguments: Style.allCases)
  func `only a text that stands for 300 milliseconds is searched for`(_ style: Style) {
    let search = Trial(style)
    for text in ["s", "sw", "swi"] { _ = search.type("s \(text)", wait: 299) }
    #expect(search.queries == [])
    _ = search.type("s swift", wait: 300)
    #expect(search.queries == ["swift"])
  }

  @Test(arguments: Style.allCases)
  func `a newer search wins, whatever comes late`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s 灯笼", wait: 300)
    _ = search.type("s a&b=c", wait: 300)
    #expect(search.hand.log.requests.map(\.isCancelled) == [true, false])
    #expect(search.answer(1, ["old"]) == [])
    #expect(search.answer(2, ["new"]).first == "title    1 repository")
    #expect(search.queries == ["灯笼", "a&b=c"])
  }

  @Test(arguments: Style.allCases)
  func `a page that is under way is given up by a newer search`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s a", wait: 300)
    _ = search.answer(1, ["1"], next: "2")
    #expect(search.type("m") == ["footer   loading"])
    let drawn = search.type("s b", wait: 300)
    #expect(drawn.contains("footer   at rest"))
    #expect(search.hand.log.requests.map(\.isCancelled) == [false, true, false])
  }

  @Test(arguments: Style.allCases)
  func `a text without letters is an empty list without a request`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s a", wait: 300)
    _ = search.answer(1, ["1"], next: "2")
    let drawn = search.type("s   ", wait: 300)
    #expect(drawn.contains("title    type to search"))
    #expect(drawn.contains("list     0 rows"))
    _ = search.type("m")
    #expect(search.queries == ["a"])
  }

  @Test(arguments: Style.allCases)
  func `a rate limit is told with its end, and a retry asks for the same page`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s a", wait: 300)
    _ = search.answer(1, ["1"], next: "2")
    _ = search.type("m")
    let limit = FeedError.rateLimited(until: FeedInstant(secondsSince1970: 60))
    search.hand.answer(2, with: .failure(limit))
    #expect(
      search.canvas.takeLines() == [
        "footer   at rest", "alert    The origin asks to wait until 00:01:00 UTC.",
      ]
    )
    _ = search.type("y")
    #expect(search.hand.log.requests.map(\.request.key) == [.first, .token("2"), .token("2")])
  }

  @Test(arguments: Style.allCases) @MainActor
  func `the server that is named is asked for the most stars first`(_ style: Style) async throws {
    let origin = Origin.feed(kind: .github)
    try origin.start()
    let search = Rehearsal(try SearchSample(origin: origin.url), style)
    search.type("s a&b=c 灯笼")
    search.wait(300)
    await search.settle()
    let query = "q=a%26b%3Dc%20%E7%81%AF%E7%AC%BC&sort=stars&order=desc&per_page=10"
    #expect(origin.requests.map(\.target) == ["/search/repositories?\(query)"])
    search.leave()
    origin.stop()
  }

  @Test(arguments: Style.allCases)
  func `a row is opened by its number, and a row that is not there is said`(_ style: Style) {
    let search = Trial(style)
    #expect(search.type("o 1") == ["page     there is no such row"])
    _ = search.type("s a", wait: 300)
    _ = search.answer(1, ["1", "2"])
    for number in ["0", "3", "x", "", "\(Int.max)", "\(Int.min)"] {
      #expect(search.type("o \(number)") == ["page     there is no such row"])
    }
    #expect(search.type("o 2").first?.hasPrefix("page     ") == true)
  }

  @Test(arguments: Style.allCases)
  func `the same text again is no new search`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s a", wait: 300)
    _ = search.type("s  a ", wait: 300)
    #expect(search.queries == ["a"])
  }

  @Test(arguments: Style.allCases)
  func `a view that is bound again asks nothing, and one text is one search`(_ style: Style) {
    let search = Trial(style)
    _ = search.type("s a", wait: 300)
    _ = search.answer(1, ["1"])
    search.bind()
    #expect(search.queries == ["a"])
    _ = search.type("s b", wait: 300)
    #expect(search.queries == ["a", "b"])
  }

  @Test(arguments: Style.allCases)
  func `leaving while somebody types or while a page loads leaves nothing alive`(
    _ style: Style
  ) {
    var log: EventLog?
    let left = LiveObjects.left {
      let hand = HandSource()
      log = hand.log
      let clock = TestScheduler(initialClock: 0, resolution: 0.001)
      let view = SearchView(on: Canvas())
      switch style {
      case .transform: view.bind(to: SearchViewModel(source: hand, clock: clock))
      case .reactor: view.bind(to: SearchReactor(source: hand, clock: clock))
      }
      _ = view.take("s a")
      clock.advanceTo(300)
      _ = view.take("s b")
    }
    #expect(left == [])
    #expect(log?.requests.map(\.isCancelled) == [true])
  }
}
