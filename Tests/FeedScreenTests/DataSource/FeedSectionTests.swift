import FeedModel
import FeedScreen
import Testing

struct FeedSectionTests {
  private func items(_ range: Range<Int>) -> [FeedItem] { range.map { FeedItem(id: "\($0)") } }

  private func section(_ items: FeedItems, topic: FeedTopic = .all) -> FeedSection {
    FeedSection(topic: topic, items: items)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 500, 5_000])
  func `a list that grew tells how many rows it got`(count: Int) throws {
    let earlier = FeedItems(items(0..<count))
    var later = earlier
    later.append(items(count..<count + 7), overlap: .takeContent)
    #expect(section(later).appendedCount(since: section(earlier)) == 7)
    #expect(section(earlier).appendedCount(since: section(earlier)) == 0)
    #expect(section(earlier).appendedCount(since: section(later)) == nil)
    let again = FeedItems(items(0..<count + 7))
    #expect(section(again).appendedCount(since: section(earlier)) == 7)
    let changes = try ListChanges(from: [section(earlier)], to: [section(later)])
    #expect(changes == ListChanges(appending: 7, after: count))
  }

  @Test func `other rows, other content and another topic are no append`() {
    let earlier = FeedItems(items(0..<100))
    var changed = earlier
    changed.append([FeedItem(id: "50", title: "new")] + items(100..<110), overlap: .takeContent)
    #expect(section(changed).appendedCount(since: section(earlier)) == nil)
    var shorter = earlier
    shorter.remove("3")
    shorter.append(items(100..<110), overlap: .takeContent)
    #expect(section(shorter).appendedCount(since: section(earlier)) == nil)
    let other = section(earlier, topic: FeedTopic(category: "iOS"))
    #expect(other.appendedCount(since: section(earlier)) == nil)
  }
}
