import FeedOrigin
import Foundation
import Testing

/// The generated items.
struct DataSetTests {
  private let data = DataSet.standard

  @Test func `every category has its items`() {
    #expect(DataSet.categories.map { data.items(category: $0).count } == [1_200, 400, 400, 400])
    for category in DataSet.awkwardCategories {
      #expect(data.items(category: category).count == 12)
    }
    #expect(data.items(category: "android").isEmpty)
  }

  @Test func `the same items are generated every time`() {
    let again = DataSet(itemsPerCategory: 400)
    #expect(again.items(category: "all") == data.items(category: "all"))
    let item = data.items(category: "福利")[0]
    #expect(item == OriginItem(id: "3", title: item.title, category: "福利").renamed("welfare-0001"))
  }

  @Test func `identities are unique and shared by all and the category`() {
    let all = data.items(category: "all")
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.number)).count == all.count)
    #expect(all.filter { $0.category == "iOS" } == data.items(category: "iOS"))
  }

  @Test func `the newest come first`() {
    let dates = data.items(category: "all").map(\.published)
    #expect(dates == dates.sorted(by: >))
  }

  @Test func `authors are roles and pictures stay on the example domain`() {
    for item in data.items(category: "all") {
      #expect(item.author.hasPrefix("author-"))
      #expect(item.image.hasPrefix("https://example.com/") || item.image.hasPrefix("/"))
    }
  }

  @Test func `categories that only look the same differ`() {
    let composed = data.items(category: "caf\u{E9}")
    let decomposed = data.items(category: "cafe\u{301}")
    #expect(composed.count == 12)
    #expect(decomposed.count == 12)
    #expect(Set(composed.map(\.id)).isDisjoint(with: decomposed.map(\.id)))
  }

  @Test(arguments: [("LANTERN", 70), ("灯笼", 36), ("등불", 34), ("#", 1_200), ("absent", 0)])
  func `a query keeps the titles that hold it`(query: String, count: Int) {
    let found = data.items(category: "all", query: query)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.title.lowercased().contains(query.lowercased()) })
  }

  @Test func `every hostile text is somebody's title`() {
    let titles = data.items(category: "all").map(\.title)
    for text in HostileText.all {
      #expect(titles.contains { $0.utf8.starts(with: text.utf8) })
    }
  }

  @Test(arguments: [("a", 1), ("z", 26), ("aa", 27), ("42", 42)])
  func `a scripted identity has a number`(id: String, number: Int) {
    #expect(OriginItem(id: id).number == number)
    #expect(OriginItem(id: id) == OriginItem(id: id))
  }
}

extension OriginItem {
  fileprivate func renamed(_ id: String) -> OriginItem {
    var copy = self
    copy.id = id
    return copy
  }
}
