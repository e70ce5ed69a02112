import FeedContract
import FeedModel
import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import HomeFeed

/// The home feed in one style, with its pages answered by hand.
private final class Trial {
  let hand = HandSource()
  let canvas = Canvas()
  let view: HomeView
  private let viewModel: HomeViewModel
  private let reactor: HomeReactor
  private let style: Style

  init(_ style: Style) {
    self.style = style
    viewModel = HomeViewModel(source: hand)
    reactor = HomeReactor(source: hand)
    view = HomeView(on: canvas)
    bind()
  }

  func bind() {
    _ = canvas.takeLines()
    switch style {
    case .transform: view.bind(to: viewModel)
    case .reactor: view.bind(to: reactor)
    }
  }

  func type(_ line: String) -> [String] {
    _ = view.take(line)
    return canvas.takeLines()
  }

  func answer(_ number: Int, _ rows: [String], next: String?) -> [String] {
    let page = Page(items: rows.map { FeedItem(id: $0) }, next: next.map(PageKey.token))
    hand.answer(number, with: .success(page))
    return canvas.takeLines()
  }

  var keys: [PageKey] { hand.log.requests.map(\.request.key) }
}

@Suite struct HomeFeedTests {
  @Test func `the zones in which a page is wanted have sharp edges`() {
    func position(_ offset: Int, _ content: Int, height: Int = 300) -> ScrollPosition {
      ScrollPosition(offset: offset, height: height, contentHeight: content)
    }
    #expect(position(0, 0).wantsFirstPage)
    #expect(!position(0, 0, height: 0).wantsFirstPage)
    #expect(!position(-60, 1_000).wantsFirstPage)
    #expect(position(-61, 1_000).wantsFirstPage)
    #expect(!position(650, 1_000).wantsNextPage)
    #expect(position(651, 1_000).wantsNextPage)
    #expect(!position(0, 0).wantsNextPage)
  }

  @Test(arguments: Style.allCases)
  func `an empty list asks for its first page as soon as it is bound, once`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.type("0")
    _ = feed.type("0")
    #expect(feed.keys == [.first])
  }

  @Test(arguments: Style.allCases)
  func `each page is a section, and every movement near the end asks for one page`(
    _ style: Style
  ) {
    let feed = Trial(style)
    #expect(
      feed.answer(1, ["a", "b", "c", "d"], next: "2").contains("list     4 rows")
    )
    for _ in 1...3 { _ = feed.type("200") }
    #expect(feed.keys == [.first, .token("2")])
    #expect(feed.answer(2, ["e"], next: "3").contains("list     4 + 1 rows"))
  }

  @Test(arguments: Style.allCases)
  func `a row that stands in an earlier section is left out, and the feed goes on`(
    _ style: Style
  ) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: "2")
    #expect(feed.type("200").filter { !$0.hasPrefix(" ") } == ["spinner  on at the bottom"])
    #expect(!feed.answer(2, ["c", "d"], next: "3").contains { $0.hasPrefix("list") })
    _ = feed.type("1")
    #expect(feed.keys == [.first, .token("2"), .token("3")])
  }

  @Test(arguments: Style.allCases)
  func `a pull takes the place of the page that is under way`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: "2")
    _ = feed.type("200")
    #expect(feed.type("pull") == ["spinner  on at the top", "spinner  off at the bottom"])
    #expect(feed.hand.log.requests.map(\.isCancelled) == [false, true, false])
    #expect(feed.answer(2, ["late"], next: nil) == [])
    #expect(feed.answer(3, ["n"], next: nil).contains("list     1 row"))
  }

  @Test(arguments: Style.allCases)
  func `a failure ends the spinner, keeps the rows and is told each time`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: "2")
    for number in 2...3 {
      _ = feed.type("200")
      feed.hand.answer(number, with: .failure(.timedOut))
      #expect(
        feed.canvas.takeLines() == [
          "spinner  off at the bottom", "alert    The origin did not answer in time.",
        ]
      )
    }
    #expect(feed.keys == [.first, .token("2"), .token("2")])
  }

  @Test(arguments: Style.allCases)
  func `a number of any size scrolls as far as the list goes`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: nil)
    for distance in ["\(Int.max)", "\(Int.max)", "\(Int.min)", "\(Int.min)"] {
      _ = feed.type(distance)
    }
    // Four rows of 135 points; a list is pulled down by its own height at most.
    #expect(feed.view.position.value.offset == -300)
    feed.hand.answer(2, with: .failure(.timedOut))
    _ = feed.type("\(Int.max)")
    #expect(feed.view.position.value.offset == 240)
  }

  @Test func `a cell shows its place in its section and its cleaned title`() {
    let cell = HomeCell()
    let item = FeedItem(id: "a", title: "red\u{1B}[31m")
    for (place, label) in [(0, "F1"), (3, "F4")] {
      cell.bind(to: HomeCellViewModel(item: item, place: place))
      let shown = [cell.label, cell.title]
      cell.show(label: "")
      cell.bind(to: HomeCellReactor(item: item, place: place))
      #expect([cell.label, cell.title] == shown)
      #expect(shown == [label, "red\\u{1b}[31m"])
    }
  }

  @Test(arguments: Style.allCases)
  func `after the last page nothing is asked for`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: "2")
    for _ in 1...2 { _ = feed.type("200") }
    #expect(feed.keys == [.first, .token("2")])
    _ = feed.answer(2, ["e"], next: nil)
    for _ in 1...2 { _ = feed.type("600") }
    #expect(feed.keys == [.first, .token("2")])
  }

  @Test(arguments: Style.allCases)
  func `a view that is bound again shows the rows and sends each wish once`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.answer(1, ["a", "b", "c", "d"], next: "2")
    feed.bind()
    #expect(feed.canvas.takeLines().contains("list     4 rows"))
    _ = feed.type("200")
    #expect(feed.keys == [.first, .token("2")])
  }

  @Test(arguments: Style.allCases)
  func `leaving while loading gives the request up and leaves nothing alive`(_ style: Style) {
    var log: EventLog?
    let left = LiveObjects.left {
      let hand = HandSource()
      log = hand.log
      let view = HomeView(on: Canvas())
      switch style {
      case .transform: view.bind(to: HomeViewModel(source: hand))
      case .reactor: view.bind(to: HomeReactor(source: hand))
      }
    }
    #expect(left == [])
    #expect(log?.requests.map(\.isCancelled) == [true])
  }
}
