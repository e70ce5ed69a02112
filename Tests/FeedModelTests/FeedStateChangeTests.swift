import FeedModel
import Testing

@Suite("FeedState loses rows")
struct FeedStateChangeTests {
  private func loaded(next: PageKey?) throws -> FeedState {
    var state = FeedState()
    let page = Page(items: ["a", "b", "c"].map { FeedItem(id: $0) }, next: next)
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 3)
    try state.take(page, for: request, under: FeedPolicies())
    return state
  }

  @Test(arguments: FeedPolicies.Removal.allCases)
  func `a removal makes the next offset one less or leaves it (P10)`(
    removal: FeedPolicies.Removal
  ) throws {
    var policies = FeedPolicies()
    policies.removal = removal
    let isRebased = removal == .rebase
    var state = try loaded(next: .offset(3))
    state.remove("b", under: policies)
    #expect(state.items.map(\.id) == ["a", "c"])
    #expect(state.cursor == .next(.offset(isRebased ? 2 : 3)))
    #expect(state.rawCount == 3)
    let before = state
    state.remove("b", under: policies)
    #expect(state == before)
  }

  @Test(arguments: FeedPolicies.Removal.allCases, [PageKey.first, .token("3"), nil])
  func `a removal leaves every other cursor alone`(
    removal: FeedPolicies.Removal,
    next: PageKey?
  ) throws {
    var policies = FeedPolicies()
    policies.removal = removal
    policies.repeatedKey = .goOn
    var state = FeedState()
    let page = Page(items: [FeedItem(id: "a")], next: next)
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 1)
    try state.take(page, for: request, under: policies)
    let cursor = state.cursor
    state.remove("a", under: policies)
    #expect(state.items.isEmpty)
    #expect(state.cursor == cursor)
  }

  @Test
  func `a removal from stale rows leaves the offset, and none goes below zero`() throws {
    var stale = try loaded(next: .offset(3))
    stale.isStale = true
    stale.remove("a", under: FeedPolicies())
    #expect(stale.cursor == .next(.offset(3)))
    var state = try loaded(next: .offset(0))
    state.remove("a", under: FeedPolicies())
    #expect(state.cursor == .next(.offset(0)))
  }

  @Test
  func `forgetting the items leaves topic and load states`() throws {
    var state = try loaded(next: .offset(3))
    state.isStale = true
    state.refresh = .failed(.timedOut)
    state.append = .loading
    state.forgetItems()
    var expected = FeedState()
    expected.refresh = .failed(.timedOut)
    expected.append = .loading
    #expect(state == expected)
    #expect(!state.isLoaded && !state.isEmpty && !state.hasReachedEnd)
    #expect(state.rawCount == 0 && state.repeatedKeys == 0)
  }
}
