import FeedContract
import FeedModel
import Foundation
import SampleStage
import Testing

@testable import PictureFeed

/// The acceptance test of the change, the same for both styles; `STYLE` names the one that has it.
@Suite struct FavouritesTests {
  @Test func `marked pictures are shown alone, pages go on, and nothing is asked for`() throws {
    let style = try #require(ProcessInfo.processInfo.environment["STYLE"])
    let hand = HandSource()
    let canvas = Canvas()
    let view = PictureView(on: canvas)
    switch try #require(Style(rawValue: style)) {
    case .transform: view.bind(to: PictureViewModel(source: hand))
    case .reactor: view.bind(to: PictureReactor(source: hand))
    }
    func type(_ line: String) -> [String] {
      _ = canvas.takeLines()
      _ = view.take(line)
      return canvas.takeLines()
    }
    func answer(_ number: Int, _ rows: [String], next: PageKey?) -> [String] {
      let page = Page(items: rows.map { FeedItem(id: $0, detail: "an author") }, next: next)
      hand.answer(number, with: .success(page))
      return canvas.takeLines()
    }
    _ = type("r")
    _ = answer(1, ["a", "b", "c"], next: .token("2"))
    #expect(type("* 2") == [])
    #expect(type("f") == ["list     1 picture", "         first: b, by an author"])
    _ = type("m")
    #expect(hand.log.requests.map(\.request.key) == [.first, .token("2")])
    #expect(!answer(2, ["d"], next: nil).contains { $0.hasPrefix("list") })
    #expect(type("f").first == "list     4 pictures")
    #expect(hand.log.requests.count == 2)
  }
}
