import FeedModel
import Testing

@Suite("ShortList")
struct ShortListTests {
  private func list(_ pages: [String]) -> ShortList {
    var list = ShortList()
    for page in pages {
      _ = list.append(page.map { FeedItem(id: String($0)) }, overlap: .takeContent)
    }
    return list
  }

  private func text(_ list: ShortList) -> [String] {
    list.pages.map { $0.map(\.id).joined() }
  }

  @Test
  func `pages stay as they came, without rows that are known`() {
    #expect(text(list(["ab", "c"])) == ["ab", "c"])
    #expect(text(list(["ab", "bcb", "cd"])) == ["ab", "c", "d"])
    #expect(text(list(["aab", "", "ba"])) == ["ab"])
  }

  @Test
  func `a page that loses its last row goes`() {
    var list = list(["ab", "c", "d"])
    let removals = ["c", "c"].map { list.remove($0) }
    #expect(removals == [true, false])
    #expect(text(list) == ["ab", "d"])
    for id in ["a", "b", "d"] {
      let isRemoved = list.remove(id)
      #expect(isRemoved, "\(id)")
    }
    #expect(text(list) == [])
    #expect(list.count == 0)
  }

  @Test
  func `an append tells whether it changed anything`() {
    var list = list(["ab"])
    let known = [FeedItem(id: "b")]
    let changed = [FeedItem(id: "b", title: "new")]
    let appends: [([FeedItem], FeedPolicies.Overlap)] = [
      ([], .takeContent), (known, .takeContent), (changed, .keepContent), (changed, .takeContent),
      ([FeedItem(id: "c")], .keepContent),
    ]
    let answers = appends.map { list.append($0, overlap: $1) }
    #expect(answers == [false, false, false, true, true])
  }

  @Test
  func `lists are equal however they are divided into pages`() {
    #expect(list(["ab", "c"]) == list(["a", "bc"]))
    #expect(list(["ab", "c"]) == list(["ab", "c"]))
    #expect(list(["ab", "c"]) != list(["a", "cb"]))
    #expect(list(["ab", "c"]) != list(["ab", "d"]))
    #expect(list(["ab"]) != list(["ab", "c"]))
  }
}
