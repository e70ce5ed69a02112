public import Streams

extension Event: Equatable where Element: Equatable {
  /// Whether two events say the same; errors are the same if they describe themselves the same.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}
