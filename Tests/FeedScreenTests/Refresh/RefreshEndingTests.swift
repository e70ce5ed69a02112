import FeedModel
import FeedScreen
import Testing

struct RefreshEndingTests {
  private func loading() throws -> FeedState {
    var state = FeedState()
    try take("ab", in: &state)
    state.refresh = .loading
    return state
  }

  private func take(_ ids: String, in state: inout FeedState) throws {
    let items = ids.map { FeedItem(id: String($0), title: String($0)) }
    let request = PageRequest(operation: .refresh, topic: .all, key: .first, pageSize: 2)
    try state.take(Page(items: items, next: .token("2")), for: request, under: FeedPolicies())
    state.refresh = .idle
  }

  @Test func `nothing ends where nothing was refreshing, or still is`() throws {
    let state = try loading()
    #expect(RefreshEnding(from: FeedState(), to: state) == nil)
    #expect(RefreshEnding(from: state, to: state) == nil)
  }

  @Test func `a page was applied, also when it brought the same rows`() throws {
    for ids in ["ab", "xy", ""] {
      let earlier = try loading()
      var state = earlier
      try take(ids, in: &state)
      #expect(RefreshEnding(from: earlier, to: state) == .applied)
    }
  }

  @Test func `a page that is followed at once by an append was applied`() throws {
    let earlier = try loading()
    var state = earlier
    try take("x", in: &state)
    state.append = .loading
    #expect(RefreshEnding(from: earlier, to: state) == .applied)
  }

  @Test func `a failure says why`() throws {
    let earlier = try loading()
    var state = earlier
    state.refresh = .failed(.timedOut)
    #expect(RefreshEnding(from: earlier, to: state) == .failed(.timedOut))
  }

  @Test func `an append that takes the place gives it up, and so does a topic of nothing`() throws {
    let earlier = try loading()
    var state = earlier
    state.refresh = .idle
    state.append = .loading
    #expect(RefreshEnding(from: earlier, to: state) == .givenUp)
    state = earlier
    state.turn(to: .nothing, under: FeedPolicies())
    state.refresh = .idle
    #expect(RefreshEnding(from: earlier, to: state) == .givenUp)
  }
}
