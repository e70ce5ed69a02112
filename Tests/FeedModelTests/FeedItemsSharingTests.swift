import FeedModel
import Testing

@Suite("FeedItems shares what lists have in common")
struct FeedItemsSharingTests {
  @Test
  func `a history of 10,000 pages shares its rows and every state stays as it was`() {
    var states = [FeedItems()]
    var census = NodeCensus()
    var mostNewNodes = 0
    for number in 0..<10_000 {
      var next = states[number]
      next.append([FeedItem].page(number), overlap: .takeContent)
      mostNewNodes = max(mostNewNodes, census.add(next))
      states.append(next)
    }
    // A new chunk and the path to it: the list has 3 levels above its chunks in the end.
    #expect(mostNewNodes <= 5)
    #expect(census.nodes.count < 2 * 10_000)
    // Entries are written again when a table at least as large swallows theirs.
    #expect(census.tableEntries < 11 * 100_000)
    for number in [0, 1, 3, 4, 9, 10, 99, 100, 1_000, 5_000, 9_999, 10_000] {
      let state = states[number]
      #expect(state.count == number * 10)
      #expect(state.last == (number == 0 ? nil : .numbered(number * 10 - 1)))
      #expect(state.place(of: "row \(number * 10)") == nil)
      #expect(state.place(of: "row 0") == (number == 0 ? nil : 0))
    }
    #expect(states[1_000].elementsEqual((0..<10_000).lazy.map { FeedItem.numbered($0) }))
  }

  @Test(arguments: [2, 4, 40, 400])
  func `a change leaves every earlier and every other version alone`(pages: Int) {
    let rows = (0..<pages).flatMap { [FeedItem].page($0) }
    let base = FeedItems(rows)
    var longer = base
    longer.append([FeedItem].page(pages), overlap: .takeContent)
    var other = base
    other.append([.numbered(-1)], overlap: .takeContent)
    var replaced = base
    replaced.append([.numbered(7, version: 1)], overlap: .takeContent)
    var shorter = base
    shorter.remove("row 7")
    #expect(base.elementsEqual(rows))
    #expect(longer.elementsEqual(rows + .page(pages)))
    #expect(other.elementsEqual(rows + [.numbered(-1)]))
    #expect(replaced.elementsEqual(rows[..<7] + [.numbered(7, version: 1)] + rows[8...]))
    #expect(shorter.elementsEqual(rows[..<7] + rows[8...]))
    #expect(longer.place(of: "row -1") == nil)
    #expect(other.place(of: "row \(pages * 10)") == nil)
    #expect(shorter.place(of: "row 8") == 7)
  }

  @Test
  func `new content and a removal copy one path`() {
    let base = FeedItems((0..<4_000).map { .numbered($0) })
    var census = NodeCensus()
    #expect(census.add(base) == 125 + 4 + 1)
    var replaced = base
    replaced.append([.numbered(1_234, version: 1)], overlap: .takeContent)
    #expect(census.add(replaced) == 3)
    var shorter = base
    shorter.remove("row 1234")
    #expect(census.add(shorter) == 3)
    #expect(census.tables.count == census.addTables(of: base))
  }

  @Test
  func `a list with most of its rows gone is written anew`() {
    var items = FeedItems((0..<4_000).map { .numbered($0) })
    for number in 0..<3_990 { items.remove("row \(number)") }
    #expect(items.map(\.id) == (3_990..<4_000).map { "row \($0)" })
    guard case .short = items.storage else {
      Issue.record("Ten rows are a short list")
      return
    }
    var long = FeedItems((0..<4_000).map { .numbered($0) })
    for number in 0..<3_000 { long.remove("row \(number * 4 / 3)") }
    var census = NodeCensus()
    #expect(census.add(long) <= 2 * long.count / 32 + 5)
    #expect(census.tableEntries <= 2 * long.count)
  }

  @Test
  func `a page without known rows is shared by a short list`() {
    let page = [FeedItem].page(0)
    var items = FeedItems(page)
    items.append([FeedItem].page(1), overlap: .takeContent)
    guard case .short(let list) = items.storage else {
      Issue.record("Twenty rows are a short list")
      return
    }
    #expect(list.pages.map(\.count) == [10, 10])
  }

  @Test
  func `nothing is left of lists that nobody keeps`() {
    var states = [FeedItems((0..<2_000).map { .numbered($0) })]
    for number in 200..<220 {
      var next = states[states.count - 1]
      next.append([FeedItem].page(number), overlap: .takeContent)
      states.append(next)
    }
    weak var list: FeedItems.LongList?
    weak var root: PersistentNode<FeedItem>?
    weak var table: IdentityTable?
    if case .long(let last) = states[states.count - 1].storage {
      list = last
      root = last.rows.rows.root
      table = last.rows.index.tables.first
    }
    #expect(list != nil && root != nil && table != nil)
    states = []
    #expect(list == nil && root == nil && table == nil)
  }
}

extension NodeCensus {
  fileprivate func addTables(of items: FeedItems) -> Int {
    var census = NodeCensus()
    _ = census.add(items)
    return census.tables.count
  }
}
