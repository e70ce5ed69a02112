import FeedModel
import Testing

@Suite("FeedItems does what a plain array does")
struct FeedItemsModelTests {
  /// One kind of history: how many identities there are, how long pages are, how often rows go.
  struct History: Sendable, CustomTestStringConvertible {
    var identities: Int
    var longestPage: Int
    var removals: Int
    var seed: UInt64

    var testDescription: String {
      "\(identities) identities, pages up to \(longestPage), \(removals) % removals, seed \(seed)"
    }
  }

  static let histories: [History] = (1...4).flatMap { seed in
    [
      History(identities: 8, longestPage: 3, removals: 30, seed: seed),
      History(identities: 40, longestPage: 5, removals: 20, seed: seed),
      History(identities: 60, longestPage: 40, removals: 60, seed: seed),
      History(identities: 300, longestPage: 20, removals: 50, seed: seed),
      History(identities: 100_000, longestPage: 30, removals: 10, seed: seed),
    ]
  }

  @Test(arguments: histories)
  func `random pages and removals give the array's rows`(history: History) {
    var generator = SeededGenerator(seed: history.seed)
    var items = FeedItems()
    var plain = PlainRows()
    for step in 0..<400 {
      if Int.random(in: 0..<100, using: &generator) < history.removals {
        let some = plain.rows.randomElement(using: &generator)?.id
        let id = Bool.random(using: &generator) ? some ?? "none" : "row \(step)"
        #expect(items.remove(id) == plain.remove(id))
      } else {
        let length = Int.random(in: 0...history.longestPage, using: &generator)
        let page = (0..<length).map { _ in
          FeedItem.numbered(
            Int.random(in: 0..<history.identities, using: &generator),
            version: Int.random(in: 0..<3, using: &generator)
          )
        }
        let overlap = FeedPolicies.Overlap.allCases.randomElement(using: &generator) ?? .takeContent
        items.append(page, overlap: overlap)
        plain.append(page, overlap: overlap)
      }
      expect(items, equals: plain, step: step)
    }
  }

  private func expect(_ items: FeedItems, equals plain: PlainRows, step: Int) {
    #expect(items.count == plain.rows.count, "step \(step)")
    #expect(items.elementsEqual(plain.rows), "step \(step)")
    guard step.isMultiple(of: 20) else { return }
    #expect(items.indices.map { items[$0] } == plain.rows, "step \(step)")
    #expect(plain.rows.map { items.place(of: $0.id) } == plain.rows.indices.map { $0 })
    #expect(items.place(of: "none") == nil)
    #expect(items == FeedItems(plain.rows))
    #expect(items.hashValue == FeedItems(plain.rows).hashValue)
    #expect(items.reversed() == plain.rows.reversed())
    #expect(Array(items.dropFirst(3)) == Array(plain.rows.dropFirst(3)))
  }

  @Test
  func `an identity that comes twice in one page keeps its first place`() {
    let page = [FeedItem(id: "a", title: "1"), FeedItem(id: "b"), FeedItem(id: "a", title: "2")]
    #expect(FeedItems(page).map(\.title) == ["2", "b"])
    #expect(FeedItems(page, overlap: .keepContent).map(\.title) == ["1", "b"])
  }

  @Test
  func `rows written out make a list`() {
    let items: FeedItems = [FeedItem(id: "a"), FeedItem(id: "b"), FeedItem(id: "a")]
    #expect(items.map(\.id) == ["a", "b"])
  }

  @Test
  func `a removed row comes back at the end`() {
    var items = FeedItems([FeedItem].page(0) + .page(1) + .page(2) + .page(3))
    items.remove("row 5")
    items.append([.numbered(5, version: 1)], overlap: .keepContent)
    #expect(items.place(of: "row 5") == 39)
    #expect(items.last == .numbered(5, version: 1))
    #expect(items.place(of: "row 6") == 5)
  }

  @Test
  func `a list that is longer than 32 to the power of 2 keeps its order`() {
    let rows = (0..<40_000).map { FeedItem.numbered($0) }
    let items = FeedItems(rows)
    #expect(items.elementsEqual(rows))
    for place in [0, 31, 32, 1023, 1024, 1055, 1056, 32_767, 32_768, 32_800, 39_999] {
      #expect(items[place] == rows[place])
      #expect(items.place(of: "row \(place)") == place)
    }
  }

  @Test
  func `a place outside the list ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = FeedItems((0..<100).map { FeedItem(id: "\($0)") })[-1]
    }
    await #expect(processExitsWith: .failure) {
      _ = FeedItems((0..<100).map { FeedItem(id: "\($0)") })[100]
    }
  }
}
