import FeedModel
import ReactorStyle
import Streams

extension FeedViewReactor {
  // region: feed.choose
  /// Turns to a topic and loads its first page; no topic has none.
  func choose(_ topic: FeedTopic) -> Observable<Mutation> {
    if topic == currentState.feed.topic { return .empty() }
    guard topic.isNothing else { return loadFirstPage(of: topic) }
    superseded.accept(())
    return .just(.choseNothing)
  }
  // endregion: feed.choose

  /// Shows that nothing is asked for any more.
  func turnToNothing(in state: inout State) {
    state.waiting = nil
    state.due = nil
    state.feed.turn(to: .nothing, under: policies)
    state.feed.refresh = .idle
    state.feed.append = .idle
  }
}
