import FeedModel
import Testing

@Suite("FeedItems compares by content, and quickly where it can")
struct FeedItemsEqualityTests {
  static let lengths = [0, 1, 10, 32, 33, 100, 2_000]

  private func rows(_ count: Int) -> [FeedItem] { (0..<count).map { .numbered($0) } }

  @Test(arguments: lengths)
  func `lists with equal rows are equal however they came about`(length: Int) {
    var byOne = FeedItems()
    for row in rows(length) { byOne.append([row], overlap: .keepContent) }
    var byRemoval = FeedItems(rows(length + 50))
    for number in length..<length + 50 { byRemoval.remove("row \(number)") }
    var fromBehind = FeedItems((-40..<length).map { .numbered($0) })
    for number in -40..<0 { fromBehind.remove("row \(number)") }
    let atOnce = FeedItems(rows(length))
    #expect(byOne == atOnce)
    #expect(byRemoval == atOnce)
    #expect(fromBehind == atOnce)
    #expect(Set([byOne, byRemoval, fromBehind, atOnce]).count == 1)
  }

  @Test(arguments: lengths.dropFirst())
  func `lists that differ in one row, its place or their length differ`(length: Int) {
    let items = FeedItems(rows(length))
    for place in Set([0, length / 2, length - 1]) {
      var other = rows(length)
      other[place].title = "other"
      #expect(items != FeedItems(other))
      var changed = items
      changed.append([other[place]], overlap: .takeContent)
      #expect(items != changed)
      #expect(changed == FeedItems(other))
    }
    #expect(items != FeedItems(rows(length + 1)))
    #expect(length == 1 || items != FeedItems(rows(length).reversed()))
  }

  @Test(arguments: [100, 10_000])
  func `a page that changes nothing leaves the very same list`(length: Int) {
    let items = FeedItems(rows(length))
    var same = items
    same.append([FeedItem].page(3), overlap: .takeContent)
    same.append([.numbered(5, version: 9)], overlap: .keepContent)
    same.append([], overlap: .takeContent)
    same.remove("none")
    guard case .long(let one) = items.storage, case .long(let other) = same.storage else {
      Issue.record("Both lists are long")
      return
    }
    #expect(one === other)
  }

  @Test
  func `a long hash tells lists apart by their ends`() {
    let items = FeedItems(rows(1_000))
    var other = items
    other.append([.numbered(999, version: 1)], overlap: .takeContent)
    #expect(Set([items, other, items]).count == 2)
  }
}
