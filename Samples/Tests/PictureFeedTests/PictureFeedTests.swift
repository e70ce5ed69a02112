import FeedContract
import FeedModel
import FeedOrigin
import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import PictureFeed

/// The picture feed in one style, with its pages answered by hand.
private final class Trial {
  let hand = HandSource()
  let canvas = Canvas()
  var view: PictureView?
  private let viewModel: PictureViewModel
  private let reactor: PictureReactor
  private let style: Style

  init(_ style: Style) {
    self.style = style
    viewModel = PictureViewModel(source: hand)
    reactor = PictureReactor(source: hand)
    view = PictureView(on: canvas)
    bind()
    _ = canvas.takeLines()
  }

  func bind() {
    switch style {
    case .transform: view?.bind(to: viewModel)
    case .reactor: view?.bind(to: reactor)
    }
  }

  func type(_ line: String) -> [String] {
    _ = view?.take(line)
    return canvas.takeLines()
  }

  func answer(_ number: Int, _ rows: String..., next: String? = nil) -> [String] {
    let items = rows.map { FeedItem(id: $0, detail: "an author") }
    hand.answer(number, with: .success(Page(items: items, next: next.map(PageKey.token))))
    return canvas.takeLines()
  }

  func fail(_ number: Int) -> [String] {
    hand.answer(number, with: .failure(.refused(status: 500)))
    return canvas.takeLines()
  }

  var requests: [PageRequest] { hand.log.requests.map(\.request) }
}

@Suite struct PictureFeedTests {
  @Test(arguments: Style.allCases)
  func `a reload replaces the rows of the one section, a further page is added`(_ style: Style) {
    let feed = Trial(style)
    feed.bind()
    #expect(feed.canvas.takeLines() == ["list     0 pictures"])
    _ = feed.type("r")
    let first = feed.answer(1, "a", "b", next: "2")
    #expect(first.filter { $0.hasPrefix("list") } == ["list     2 pictures"])
    _ = feed.type("m")
    #expect(
      feed.answer(2, "c", next: "3").prefix(3) == [
        "list     3 pictures", "         first: a, by an author",
        "         last:  c, by an author",
      ]
    )
    _ = feed.type("r")
    #expect(
      feed.answer(3, "d", next: "2").prefix(2) == [
        "list     1 picture", "         first: d, by an author",
      ]
    )
  }

  @Test func `two views share what a view model gives out, and either may ask`() {
    let hand = HandSource()
    let viewModel = PictureViewModel(source: hand)
    let canvases = [Canvas(), Canvas()]
    let views = canvases.map { PictureView(on: $0) }
    for view in views { view.bind(to: viewModel) }
    for canvas in canvases { _ = canvas.takeLines() }
    _ = views[1].take("r")
    hand.answer(1, with: .success(Page(items: [FeedItem(id: "a")], next: nil)))
    #expect(hand.log.requests.count == 1)
    let drawn = canvases.map { $0.takeLines() }
    #expect(drawn[0].contains("list     1 picture"))
    #expect(drawn[0] == drawn[1])
  }

  @Test(arguments: Style.allCases)
  func `everything that a person does comes in and becomes a request`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.type("r")
    _ = feed.answer(1, "a", next: "2")
    _ = feed.type("m")
    _ = feed.fail(2)
    _ = feed.type("y")
    _ = feed.type("iOS")
    #expect(
      feed.requests.map { "\($0.operation) \($0.topic.category)" } == [
        "firstLoad all", "append all", "append all", "firstLoad iOS",
      ]
    )
  }

  @Test(arguments: Style.allCases)
  func `the list, then the notice, then the control`(_ style: Style) {
    let feed = Trial(style)
    #expect(feed.type("r") == ["control  beginHeaderRefresh"])
    #expect(
      feed.answer(1, "a", next: "2") == [
        "list     1 picture", "         first: a, by an author", "hud      loaded",
        "control  endHeaderRefresh",
      ]
    )
  }

  @Test(arguments: Style.allCases)
  func `a page that fails in the middle is asked for again, and no page is skipped`(
    _ style: Style
  ) {
    let feed = Trial(style)
    _ = feed.type("r")
    _ = feed.answer(1, "a", next: "2")
    #expect(feed.type("m") == ["control  beginFooterRefresh"])
    #expect(
      feed.fail(2).sorted() == [
        "control  endFooterRefresh", "hud      The origin answered with status 500.",
      ]
    )
    _ = feed.type("y")
    _ = feed.type("y")
    #expect(feed.requests.map(\.key) == [.first, .token("2"), .token("2")])
    #expect(feed.answer(3, "b").last == "control  noMoreData")
  }

  @Test(arguments: Style.allCases)
  func `pulling and reaching the end again and again sends one request each`(_ style: Style) {
    let feed = Trial(style)
    for line in ["r", "r", "m"] { _ = feed.type(line) }
    _ = feed.answer(1, "a", next: "2")
    for line in ["m", "m", "m"] { _ = feed.type(line) }
    #expect(feed.requests.count == 2)
  }

  @Test(arguments: Style.allCases)
  func `the category chosen last wins, whatever comes late`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.type("福利")
    _ = feed.type("iOS")
    #expect(feed.answer(1, "old") == [])
    #expect(feed.answer(2, "new").contains("         first: new, by an author"))
    #expect(feed.requests.map(\.topic.category) == ["福利", "iOS"])
  }

  @Test(arguments: Style.allCases) @MainActor
  func `the server that is named is asked for the category byte for byte`(
    _ style: Style
  ) async throws {
    let origin = Origin.feed(kind: .gank)
    try origin.start()
    let feed = Rehearsal(try PictureSample(origin: origin.url), style)
    feed.type("福利")
    await feed.settle()
    feed.type("m")
    let drawn = await feed.settle()
    #expect(drawn.contains("list     20 pictures"))
    let path = "/api/data/%E7%A6%8F%E5%88%A9/10"
    #expect(origin.requests.map(\.target) == ["\(path)/1", "\(path)/2"])
    feed.leave()
    origin.stop()
  }

  @Test(arguments: Style.allCases)
  func `a short page is not the end while it names a following one`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.type("r")
    _ = feed.answer(1, next: "2")
    _ = feed.type("m")
    #expect(feed.requests.last?.key == .token("2"))
  }

  @Test(arguments: Style.allCases)
  func `a view that is bound again asks nothing, and one tap is one request`(_ style: Style) {
    let feed = Trial(style)
    _ = feed.type("r")
    _ = feed.fail(1)
    feed.bind()
    #expect(feed.canvas.takeLines() == ["list     0 pictures"])
    _ = feed.type("r")
    #expect(feed.requests.count == 2)
  }

  @Test(arguments: Style.allCases)
  func `leaving while loading gives the request up and leaves nothing alive`(_ style: Style) {
    var log: EventLog?
    let left = LiveObjects.left {
      let hand = HandSource()
      log = hand.log
      let canvas = Canvas()
      let view = PictureView(on: canvas)
      switch style {
      case .transform: view.bind(to: PictureViewModel(source: hand))
      case .reactor: view.bind(to: PictureReactor(source: hand))
      }
      _ = view.take("r")
    }
    #expect(left == [])
    #expect(log?.requests.map(\.isCancelled) == [true])
  }
}
