import ReactorStyle
import Streams
import Testing

@Suite struct ReduceIntoTests {
  @Test func `a list is changed in place, however often, also with a subscriber`() {
    let reactor = ListReactor()
    var counts: [Int] = []
    let subscription = reactor.state.subscribe(onNext: { counts.append($0.rows.count) })
    reactor.action.onNext(1)
    for number in 2...10 { reactor.action.onNext(number) }
    #expect(counts == Array(0...10))
    #expect(reactor.copies == 1)
    subscription.dispose()
  }

  @Test func `a subscriber that keeps a state keeps it unchanged`() {
    let reactor = ListReactor()
    let states = Recorder(reactor.state)
    reactor.action.onNext(1)
    reactor.action.onNext(2)
    #expect(states.values.map(\.rows.count) == [0, 1, 2])
  }

  @Test func `reduce(state:mutation:) can be called where only reduce(into:) is written`() {
    let reactor = ListReactor()
    #expect(reactor.reduce(state: ListReactor.State(), mutation: 7).rows.values == [7])
  }

  @Test func `reduce(into:) can be called where only reduce(state:mutation:) is written`() {
    let reactor = ScriptedReactor()
    var state = ["a"]
    reactor.reduce(into: &state, mutation: "b")
    #expect(state == ["a", "b"])
  }

  @Test func `a reactor that reduces in neither way keeps its state`() {
    let reactor = IdleReactor()
    let states = Recorder(reactor.state)
    reactor.action.onNext(1)
    #expect(states.values == [5, 5])
    #expect(reactor.reduce(state: 3, mutation: 1) == 3)
  }
}

/// Rows that say when they had to be copied in order to be changed.
private struct Rows {
  private final class Storage {
    var values: [Int]
    init(_ values: [Int]) { self.values = values }
  }

  private var storage = Storage([])
  var values: [Int] { storage.values }
  var count: Int { storage.values.count }

  mutating func append(_ value: Int) -> Bool {
    let isCopied = !isKnownUniquelyReferenced(&storage)
    if isCopied { storage = Storage(storage.values) }
    storage.values.append(value)
    return isCopied
  }
}

private final class ListReactor: Reactor {
  struct State { var rows = Rows() }
  typealias Action = Int
  let initialState = State()
  let streams = ReactorStreams<Int, State>()
  var copies = 0

  func reduce(into state: inout State, mutation: Int) {
    if state.rows.append(mutation) { copies += 1 }
  }
}

private final class IdleReactor: Reactor {
  typealias Action = Int
  let initialState = 5
  let streams = ReactorStreams<Int, Int>()
}
