import FeedScreen
import Testing

struct ListChangesTests {
  struct Row: Identifiable, Hashable {
    let id: Int
    var text = ""
  }

  typealias Section = SectionModel<String, Row>

  private func section(_ title: String, _ ids: [Int]) -> Section {
    Section(model: title, items: ids.map { Row(id: $0) })
  }

  @Test func `an appended page is insertions and nothing else`() throws {
    let changes = try ListChanges(
      from: [section("a", Array(0..<10_000))],
      to: [section("a", Array(0..<10_010))]
    )
    var expected = ListChanges()
    expected.insertedRows = (10_000..<10_010).map { RowPlace(section: 0, row: $0) }
    #expect(changes == expected)
  }

  @Test func `other content is a change in place`() throws {
    let old = [section("a", [1, 2, 3])]
    var new = old
    new[0].items[1].text = "new"
    let changes = try ListChanges(from: old, to: new)
    #expect(changes.changedRows == [RowPlace(section: 0, row: 1)])
    #expect(changes.insertedRows.isEmpty && changes.removedRows.isEmpty)
  }

  @Test func `a row that changes its section moves`() throws {
    let changes = try ListChanges(
      from: [section("a", [1, 2]), section("b", [3])],
      to: [section("a", [1]), section("b", [2, 3])]
    )
    let move = changes.movedRows.first
    #expect(changes.movedRows.count == 1)
    #expect(move?.from == RowPlace(section: 0, row: 1))
    #expect(move?.to == RowPlace(section: 1, row: 0))
  }

  @Test func `an identity that comes twice is named`() {
    #expect(throws: DuplicateIdentity.self) {
      try ListChanges(from: [section("a", [1])], to: [section("a", [1, 2, 1])])
    }
    #expect(throws: DuplicateIdentity.self) {
      try ListChanges(from: [section("a", [1])], to: [section("a", [1]), section("a", [])])
    }
  }

  @Test func `carrying out the changes gives the new list, for many lists`() throws {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<400 {
      let old = randomList(using: &generator)
      let new = randomList(using: &generator)
      let changes = try ListChanges(from: old, to: new)
      let result = changes.applied(to: old.map(\.items), contentOf: new.map(\.items))
      #expect(result == new.map(\.items))
    }
  }

  private func randomList(using generator: inout SeededGenerator) -> [Section] {
    var ids = Array(0..<12).shuffled(using: &generator).prefix(
      Int.random(in: 0...12, using: &generator)
    )
    let titles = ["a", "b", "c", "d"].shuffled(using: &generator)
    return titles.prefix(Int.random(in: 0...4, using: &generator)).map { title in
      let count = Int.random(in: 0...ids.count, using: &generator)
      defer { ids = ids.dropFirst(count) }
      return Section(
        model: title,
        items: ids.prefix(count).map {
          Row(id: $0, text: Bool.random(using: &generator) ? "x" : "")
        }
      )
    }
  }
}
