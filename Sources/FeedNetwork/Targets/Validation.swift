/// Which statuses count as success.
public enum Validation: Hashable, Sendable {
  /// 200 to 299.
  case success

  /// 200 to 399, for callers that look at redirects or validators themselves.
  case successAndRedirects

  /// Exactly these.
  case statuses(Set<Int>)

  /// Every answer.
  case none

  /// Whether an answer with this status is a success.
  ///
  /// - Parameter status: The status.
  /// - Returns: Whether it counts.
  public func accepts(_ status: Int) -> Bool {
    switch self {
    case .success: (200..<300).contains(status)
    case .successAndRedirects: (200..<400).contains(status)
    case .statuses(let accepted): accepted.contains(status)
    case .none: true
    }
  }
}
