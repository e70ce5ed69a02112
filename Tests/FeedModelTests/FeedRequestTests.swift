import FeedModel
import Testing

@Suite("Requests, topics and load states")
struct FeedRequestTests {
  @Test
  func `a repeated request differs in its attempt and delay only`() {
    let request = PageRequest(operation: .append, topic: .all, key: .offset(2), pageSize: 2)
    let again = request.repeated(after: .seconds(1))
    let expected = PageRequest(
      operation: .append,
      topic: .all,
      key: .offset(2),
      pageSize: 2,
      attempt: 1,
      delay: .seconds(1)
    )
    #expect(again == expected)
    #expect(again.repeated(after: .zero).attempt == 2)
  }

  @Test
  func `a page request for nothing ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = PageRequest(operation: .append, topic: .all, key: .first, pageSize: 0)
    }
  }

  @Test
  func `only an append does not start a generation`() {
    #expect(FeedOperation.allCases.filter { !$0.startsGeneration } == [.append])
  }

  @Test
  func `a topic is nothing when neither category nor query is there`() {
    #expect(FeedTopic.nothing.isNothing && FeedTopic().isNothing)
    #expect(!FeedTopic.all.isNothing && !FeedTopic(query: " ").isNothing)
  }

  @Test
  func `a load state is loading, failed or neither`() {
    let states: [LoadState] = [.idle, .loading, .failed(.timedOut)]
    #expect(states.map(\.isLoading) == [false, true, false])
    #expect(states.map(\.error) == [nil, nil, .timedOut])
  }

  @Test
  func `a page counts readable and unreadable elements`() {
    #expect(Page(items: [FeedItem(id: "a")], rejectedCount: 2).rawCount == 3)
  }

  @Test
  func `a row without a title shows its identity`() {
    #expect(FeedItem(id: "a").title == "a")
    #expect(FeedItem(id: "a", title: "").title == "")
  }
}
