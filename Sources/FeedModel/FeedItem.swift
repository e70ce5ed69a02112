/// One row of a feed: an identity and the content shown for it.
///
/// Two items are *the same row* when their identities are equal, and *equal* when their content is
/// equal too. Titles come from the network as they are: clean them with ``PlainText`` before they
/// reach a terminal.
public struct FeedItem: Hashable, Identifiable, Sendable {
  /// What tells one row from another, in every page and after every refresh.
  public let id: String

  /// The text a reader sees first, uncleaned.
  public var title: String

  /// A second line, uncleaned; empty when the origin sent none.
  public var detail: String

  /// Where the row's picture is, as the origin wrote it; empty when it sent none.
  public var picture: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - title: The first line; the identity itself when left out.
  ///   - detail: The second line.
  ///   - picture: The picture's address.
  public init(id: String, title: String? = nil, detail: String = "", picture: String = "") {
    self.id = id
    self.title = title ?? id
    self.detail = detail
    self.picture = picture
  }
}
