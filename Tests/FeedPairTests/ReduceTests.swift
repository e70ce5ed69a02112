import FeedContract
import FeedModel
import FeedReactor
import ReactorStyle
import Testing

@Suite struct ReduceTests {
  @Test func `reducing changes the state and asks for nothing`() {
    let source = HandSource()
    let reactor = FeedViewReactor(source: source)
    let topic = FeedTopic(category: "a")
    let request = PageRequest(operation: .firstLoad, topic: topic, key: .first, pageSize: 2)
    var state = reactor.initialState
    reactor.reduce(into: &state, mutation: .began(request))
    #expect(state.feed.topic == topic)
    #expect(state.feed.refresh.isLoading)
    reactor.reduce(into: &state, mutation: .choseNothing)
    #expect(state.feed.topic == .nothing)
    #expect(!state.feed.refresh.isLoading)
    #expect(source.log.requests.isEmpty)
    #expect(reactor.currentState.feed == FeedState())
  }
}
