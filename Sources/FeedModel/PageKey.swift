/// Where a page begins, in the words of the origin.
///
/// A feed never invents a key: it asks for ``first`` and from then on for what the last applied
/// page named as its following key (rule 1.5). How a key becomes a URL is the page source's matter.
public enum PageKey: Hashable, Sendable {
  /// The beginning of the feed.
  case first

  /// The number of raw elements that stand before the page, for origins that count.
  case offset(Int)

  /// A page number, cursor or link that only the origin understands.
  case token(String)
}

extension PageKey: CustomStringConvertible {
  /// The key as the contract's notation writes it.
  public var description: String {
    switch self {
    case .first: "first"
    case .offset(let count): "+\(count)"
    case .token(let token): token
    }
  }
}
