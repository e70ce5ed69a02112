internal import FeedModel

extension Notation {
  /// The kinds of failure that a scenario may write, besides a status.
  static let errors: [(name: String, error: FeedError)] = [
    ("unreachable", .unreachable("no connection")),
    ("timeout", .timedOut),
    ("ratelimit", .rateLimited(until: nil)),
    ("unauthorized", .unauthorized),
    ("unreadable", .unreadable("cut short")),
    ("toolarge", .tooLarge(limit: 1_000_000)),
  ]

  /// What may stand in the parentheses of a failure.
  static let errorKinds =
    errors.map(\.name).joined(separator: ", ") + ", a status such as 500, or late"

  /// The name of an error's kind.
  ///
  /// Errors that a scenario can write are written back the same; of others the kind alone.
  static func name(of error: FeedError) -> String {
    switch error {
    case .unreachable: "unreachable"
    case .timedOut: "timeout"
    case .rateLimited(until: .none): "ratelimit"
    case .rateLimited(until: .some(let instant)): "ratelimit@\(instant.secondsSince1970)"
    case .unauthorized: "unauthorized"
    case .refused(let status): "\(status)"
    case .unreadable: "unreadable"
    case .tooLarge: "toolarge"
    case .badElements(let count): "bad×\(count)"
    case .repeatedKey(let key): "repeated »\(text(of: key))"
    }
  }

  /// The error of a kind; nil when there is no such kind.
  static func error(named name: String) -> FeedError? {
    if let known = errors.first(where: { $0.name == name }) { return known.error }
    if name.hasPrefix("ratelimit@"), let seconds = Int(name.dropFirst(10)) {
      return .rateLimited(until: FeedInstant(secondsSince1970: seconds))
    }
    guard let status = Int(name), (100...999).contains(status), name.count == 3,
      !(200...299).contains(status)
    else { return nil }
    return .refused(status: status)
  }
}
