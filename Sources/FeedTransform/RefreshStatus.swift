/// What a refresh control is to do next.
///
/// One status cannot hold two spinners: the feed keeps a load state for each direction, and this is
/// derived from how they change, as the commands that a control with a header and a footer takes.
/// Equal commands in a row are delivered: two refreshes are two `endHeaderRefresh`.
public enum RefreshStatus: String, Hashable, Sendable, CaseIterable {
  /// Nothing is to be done: what a control starts with.
  case none

  /// The header begins to spin.
  case beginHeaderRefresh

  /// The header comes to rest.
  case endHeaderRefresh

  /// The footer begins to spin.
  case beginFooterRefresh

  /// The footer comes to rest.
  case endFooterRefresh

  /// The footer says that there is no more.
  case noMoreData

  /// The footer may load again.
  case resetNoMoreData
}
