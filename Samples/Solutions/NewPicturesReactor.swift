public import FeedModel
internal import FeedReactor
public import ReactorStyle
public import Streams

/// PictureFeed: how many pictures a refresh has brought, told by a reactor.
public final class NewPicturesReactor: Reactor {
  /// What a person does.
  public enum Action {
    /// Pull.
    case reload
  }

  /// What changes.
  public enum Mutation {
    /// A refresh has brought so many rows.
    case counted(Int)
  }

  /// What is shown.
  public struct State {
    /// The number, told once for each refresh that has succeeded.
    @Pulse public internal(set) var newPictures: Int?
  }

  /// Nothing was counted.
  public let initialState = State()
  /// Where the reactor keeps its streams.
  public let streams = ReactorStreams<Action, State>()
  private let feed: FeedViewReactor

  /// Creates a feed of which nothing is loaded.
  ///
  /// - Parameter source: Where pages come from.
  public init(source: any PageSource) {
    feed = FeedViewReactor(source: source)
  }

  /// Hands a pull on.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .reload: forward(.refresh, to: feed)
    }
  }

  // region: picture.solutionReactor
  /// Counts beside the actions, as the feed's states come.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, feed.feed.newPictures().map { .counted($0) })
  }

  /// Tells the number, also when it is the same as before.
  public func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .counted(let count): state.newPictures = count
    }
  }
  // endregion: picture.solutionReactor
}
