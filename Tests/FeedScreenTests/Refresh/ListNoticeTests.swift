import FeedModel
import FeedScreen
import Testing

struct ListNoticeTests {
  @Test func `an empty list has four reasons`() {
    var state = FeedState()
    #expect(ListNotice(state) == .notLoaded)
    state.refresh = .loading
    #expect(ListNotice(state) == .firstLoad)
    state.refresh = .failed(.timedOut)
    #expect(ListNotice(state) == .failed(.timedOut))
    state.refresh = .idle
    state.cursor = .end
    #expect(ListNotice(state) == .empty)
  }

  @Test func `rows stay while a refresh runs or fails`() {
    var state = FeedState()
    state.items = [FeedItem(id: "a")]
    state.refresh = .loading
    #expect(ListNotice(state) == .rows)
    state.refresh = .failed(.timedOut)
    #expect(ListNotice(state) == .rows)
  }
}
