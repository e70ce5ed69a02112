/// Why a page did not come, with what is needed to act on it.
///
/// A cancelled request is not an error and has no case (rule 3.8). The wording is in
/// `FeedError+Message.swift`.
public enum FeedError: Error, Hashable, Sendable {
  /// The origin could not be reached at all.
  case unreachable(String)

  /// No answer came within the limit.
  case timedOut

  /// The origin asks to wait, until this instant when it says so.
  case rateLimited(until: FeedInstant?)

  /// The origin wants other credentials.
  case unauthorized

  /// The origin answered with this status outside 200 to 299.
  case refused(status: Int)

  /// The body is cut short, is not what was announced or has another shape.
  case unreadable(String)

  /// The body is larger than this many bytes.
  case tooLarge(limit: Int)

  /// This many elements could not be read, and the policy refuses such a page.
  case badElements(Int)

  /// The page named as its following key the one it was asked for.
  case repeatedKey(PageKey)

  /// Whether the same request may succeed later without the user doing anything.
  public var isTransient: Bool {
    switch self {
    case .unreachable, .timedOut, .rateLimited: true
    case .refused(let status): status >= 500
    case .unauthorized, .unreadable, .tooLarge, .badElements, .repeatedKey: false
    }
  }
}
