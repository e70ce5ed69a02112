import FeedModel
import FeedScreen
import Testing

struct FeedSectionTests {
  private func items(_ range: Range<Int>) -> [FeedItem] { range.map { FeedItem(id: "\($0)") } }

  private func section(_ items: FeedItems, topic: FeedTopic = .all) -> FeedSection {
    FeedSection(topic: topic, items: items)
  }

  private func ends(_ earlier: FeedItems, _ later: FeedItems) -> EqualEnds? {
    section(later).equalEnds(with: section(earlier))
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 500, 5_000])
  func `a list that grew is equal up to its page`(count: Int) throws {
    let earlier = FeedItems(items(0..<count))
    var later = earlier
    later.append(items(count..<count + 7), overlap: .takeContent)
    #expect(ends(earlier, later) == EqualEnds(first: count, last: 0))
    #expect(ends(later, earlier) == EqualEnds(first: count, last: 0))
    #expect(ends(earlier, earlier) == EqualEnds(first: count, last: 0))
    #expect(ends(earlier, FeedItems(items(0..<count + 7))) == EqualEnds(first: count, last: 0))
    var expected = ListChanges()
    expected.insertedRows = (count..<count + 7).map { RowPlace(section: 0, row: $0) }
    #expect(try ListChanges(from: [section(earlier)], to: [section(later)]) == expected)
  }

  @Test(arguments: [0, 1, 31, 32, 77, 99])
  func `a list that lost a row, or has one changed, is equal on both sides of it`(place: Int) {
    let earlier = FeedItems(items(0..<100))
    var shorter = earlier
    shorter.remove("\(place)")
    #expect(ends(earlier, shorter) == EqualEnds(first: place, last: 99 - place))
    #expect(ends(shorter, earlier) == EqualEnds(first: place, last: 99 - place))
    var changed = earlier
    changed.append([FeedItem(id: "\(place)", title: "new")], overlap: .takeContent)
    #expect(ends(earlier, changed) == EqualEnds(first: place, last: 99 - place))
  }

  @Test func `other rows have no equal ends, and another topic is another section`() {
    let earlier = FeedItems(items(0..<100))
    #expect(ends(earlier, FeedItems(items(1..<101))) == EqualEnds(first: 0, last: 0))
    #expect(ends(earlier, FeedItems()) == EqualEnds(first: 0, last: 0))
    let other = section(earlier, topic: FeedTopic(category: "iOS"))
    #expect(other.equalEnds(with: section(earlier)) == nil)
  }

  @Test func `between equal ends the same changes are found as in the whole lists`() throws {
    var numbers = SeededGenerator(state: 11)
    for round in 0..<600 {
      let base = items(0..<Int.random(in: 0...70, using: &numbers))
      let old = FeedItems(base)
      let new = changed(base, round, using: &numbers)
      let (before, after) = (section(old), section(new))
      let ends = try #require(after.equalEnds(with: before))

      let changes = try ListChanges(from: before, to: after, between: ends)

      #expect(changes == (try ListChanges(from: [before], to: [after])), "round \(round)")
      let result = changes.applied(to: [base], contentOf: [Array(new)])
      #expect(result == [Array(new)], "round \(round)")
    }
  }

  @Test func `a data source that is given section after section ends with the last one's rows`() {
    var numbers = SeededGenerator(state: 5)
    var shown: [FeedItem] = []
    let source = DiffedDataSource<FeedSection> { sections, update in
      let rows = Array(sections[0].items)
      switch update {
      case .reload: shown = rows
      case .changes(let changes):
        shown = changes.applied(to: [shown], contentOf: [rows])[0]
      }
    }
    var rows = items(0..<40)
    for round in 0..<200 {
      let next = changed(rows, round, using: &numbers)
      source.update([section(next)])
      #expect(shown == Array(next), "round \(round)")
      rows = Array(next)
    }
    #expect(source.counts.reloads == 1)
  }

  /// A list after a removal, a page, other content, a move, or all of them.
  private func changed(
    _ rows: [FeedItem],
    _ round: Int,
    using numbers: inout SeededGenerator
  ) -> FeedItems {
    var rows = rows
    func place() -> Int { Int.random(in: 0..<max(rows.count, 1), using: &numbers) }
    if round % 2 == 0, !rows.isEmpty { rows.remove(at: place()) }
    if round % 3 == 0, !rows.isEmpty { rows[place()].title = "round \(round)" }
    if round % 5 == 0, rows.count > 1 { rows.insert(rows.remove(at: place()), at: 0) }
    if round % 7 == 0, rows.count > 1 { rows.swapAt(place(), place()) }
    var list = FeedItems(rows)
    let first = 1_000 * (round + 1)
    if round % 4 == 0 { list.append(items(first..<first + 3), overlap: .takeContent) }
    return list
  }
}
