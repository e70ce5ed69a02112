import FeedModel
import FeedScreen
import Testing

struct DataSourceTests {
  private func feed(_ ids: String) -> [FeedSection] {
    [FeedSection(topic: .all, items: FeedItems(ids.map { FeedItem(id: String($0)) }))]
  }

  @Test func `a reload source counts the reloads in vain`() {
    var drawn = 0
    let source = ReloadDataSource<FeedSection> { _ in drawn += 1 }
    for ids in ["", "", "ab", "ab", "abc"] { source.update(feed(ids)) }
    #expect(drawn == 5)
    #expect(source.counts.description == "5 updates, 2 redundant, 5 reloads")
  }

  @Test func `a diffed source touches what changed`() {
    var performed = 0
    let source = DiffedDataSource<FeedSection> { _, _ in performed += 1 }
    for ids in ["ab", "ab", "abcd", "dabc", "ac"] { source.update(feed(ids)) }
    #expect(performed == 4)
    #expect(
      source.counts.description
        == "5 updates, 1 redundant, 1 reloads, 2 inserted, 2 removed, 1 moved"
    )
  }

  @Test func `a duplicate reloads and is named`() {
    typealias Section = SectionModel<String, FeedItem>
    let source = DiffedDataSource<Section>()
    source.update([Section(model: "x", items: [FeedItem(id: "a")])])
    source.update([Section(model: "x", items: [FeedItem(id: "a"), FeedItem(id: "a")])])
    #expect(source.counts.reloads == 2)
    #expect(source.duplicate?.description == "The identity a comes twice.")
    source.update([])
    #expect(source.counts.reloads == 3)
  }

  @Test func `a section made from another keeps its title`() {
    let section = SectionModel(model: "x", items: [1, 2])
    #expect(SectionModel(original: section, items: [3]) == SectionModel(model: "x", items: [3]))
    let items = FeedItems([FeedItem(id: "b")])
    let made = FeedSection(original: feed("a")[0], items: items)
    #expect(made == FeedSection(topic: .all, items: items))
  }
}
