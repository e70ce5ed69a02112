public import FeedContract
public import FeedModel

// region: yours.subject
/// The adapter of the store to the contract.
public final class FeedStoreSubject: SettlingSubject {
  private let domain = FeedStoreDomain()
  private let desk: Desk

  /// Creates a feed.
  ///
  /// - Parameter source: Where pages come from.
  public init(source: any PageSource) {
    desk = Desk(source)
    domain.beginWatching()
    settle()
  }

  /// Takes one intent.
  public func send(_ intent: FeedIntent) { domain.begin(intent) }

  /// Adds one more observer.
  public func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void { desk.seat(state, failure) }

  /// Runs the store until only answers can move it, and carries out what it wants meanwhile.
  public func settle() { desk.work(for: domain) }

  deinit {
    domain.end()
    desk.work(for: domain)
  }
}
// endregion: yours.subject
