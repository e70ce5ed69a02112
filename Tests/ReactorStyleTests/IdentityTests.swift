import ReactorStyle
import Testing

@Suite struct IdentityTests {
  @Test func `instances are equal when they are identical`() {
    let one = Row(1)
    #expect(one == one)
    #expect(one != Row(1))
  }

  @Test func `instances can be the members of a set`() {
    let one = Row(1)
    #expect(Set([one, one, Row(1)]).count == 2)
  }

  @Test func `a state with reactors in it stays equatable`() {
    let one = RowReactor()
    #expect(Section(rows: [one]) == Section(rows: [one]))
    #expect(Section(rows: [one]) != Section(rows: [RowReactor()]))
  }
}

private final class Row: IdentityHashable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class RowReactor: Reactor, IdentityEquatable {
  typealias Action = NoAction
  let initialState = "row"
  let streams = ReactorStreams<NoAction, String>()
}

private struct Section: Equatable {
  var rows: [RowReactor]
}
