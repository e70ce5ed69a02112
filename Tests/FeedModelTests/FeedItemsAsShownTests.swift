import FeedModel
import Testing

@Suite struct FeedItemsAsShownTests {
  @Test func `rows stay as they are, even when an identity comes twice`() {
    let rows = ["a", "b", "a"].map { FeedItem(id: $0) }
    let list = FeedItems(asShown: rows)
    #expect(Array(list) == rows)
    #expect(list != FeedItems(rows))
    #expect(list.place(of: "a") == 0)
  }

  @Test func `rows without repetition are the list that a page makes`() {
    let rows = (0..<40).map { FeedItem(id: "\($0)") }
    #expect(FeedItems(asShown: rows) == FeedItems(rows))
  }
}
