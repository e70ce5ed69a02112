import FeedModel
import Observation
import Testing
import YourArchitecture

/// Answers every call at once with one page of two rows.
private final class Shelf: PageCalls {
  func call(_ request: PageRequest) -> PageCall {
    let call = PageCall(request) { _ in }
    let rows = [FeedItem(id: "\(request.key) 1"), FeedItem(id: "\(request.key) 2")]
    call.finish(with: .success(Page(items: rows, next: request.key == .first ? .token("2") : nil)))
    return call
  }
}

/// An app has the store on the main actor and needs neither domain, outbox nor desk.
@MainActor
@Suite struct FeedStoreTests {
  @Test func `a view awaits the refresh and reads the rows`() async {
    let store = FeedStore(pages: Shelf())
    await store.refresh()
    #expect(store.state.items.map(\.id) == ["first 1", "first 2"])
    await store.loadMore()
    #expect(store.state.items.count == 4)
  }

  @Test func `a cancelled call has one outcome, which is none`() async {
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 1)
    let call = PageCall(request) { _ in }
    call.cancel()
    call.finish(with: .failure(.timedOut))
    #expect(await call.answer() == nil)
  }
}
