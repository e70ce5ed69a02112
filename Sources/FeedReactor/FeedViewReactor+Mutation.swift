public import FeedModel

extension FeedViewReactor {
  /// What changes the state.
  public enum Mutation: Sendable {
    /// A request began.
    case began(PageRequest)

    /// A request was answered.
    case answered(PageAnswer)

    /// Nothing is asked for any more.
    case choseNothing

    /// A row was removed here.
    case removed(FeedItem.ID)

    /// An action waits for the open request to end (policies P1 and P3).
    case waited(Action)
  }
}
