public import FeedModel
public import Observation

/// The paged feed as one observable object with async functions, as a SwiftUI app would have it.
///
/// There are no streams, no actions and no mutations: a view awaits ``refresh()`` and reads
/// ``state``. The store lives in one isolation domain, the main actor in an app.
@Observable
public final class FeedStore {
  /// Everything that a view shows.
  public internal(set) var state = FeedState()

  /// Called with each failure, once.
  @ObservationIgnored public var announce: (FeedFailure) -> Void = { _ in }

  @ObservationIgnored let policies = FeedPolicies()
  @ObservationIgnored let pages: any PageCalls
  @ObservationIgnored var open: PageCall?

  /// Creates a store of which nothing is loaded; no request is sent.
  ///
  /// - Parameter pages: Where pages come from.
  public init(pages: any PageCalls) {
    self.pages = pages
  }

  // region: yours.intents
  /// Loads the first page; a refresh that is under way already is joined.
  public func refresh() async {
    if state.topic.isNothing || state.refresh.isLoading { return }
    await load(state.isLoaded ? .refresh : .firstLoad, of: state.topic, at: .first)
  }

  /// Loads the following page, if there is one and nothing is under way or has failed.
  public func loadMore() async {
    if state.refresh.isLoading || state.append != .idle { return }
    await loadNextPage()
  }

  /// Repeats what failed.
  public func retry() async {
    if state.refresh.isLoading { return }
    if state.refresh.error != nil { return await refresh() }
    if state.append.error != nil { await loadNextPage() }
  }

  /// Turns to another topic.
  ///
  /// - Parameter topic: What the feed is about from now on.
  public func choose(_ topic: FeedTopic) async {
    if topic == state.topic { return }
    if topic.isNothing { return turnToNothing() }
    await load(.firstLoad, of: topic, at: .first)
  }

  /// Removes one row here, without asking the origin.
  ///
  /// - Parameter row: The row's identity.
  public func remove(_ row: FeedItem.ID) {
    state.remove(row, under: policies)
  }
  // endregion: yours.intents
}
