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
  /// Every name reads back to an error of the same name. What an unreachable origin, an unreadable or
  /// a too large body say besides their kind is left out.
  static func name(of error: FeedError) -> String {
    switch error {
    case .unreachable: "unreachable"
    case .timedOut: "timeout"
    case .rateLimited(until: .none): "ratelimit"
    case .rateLimited(until: .some(let instant)): "ratelimit@\(instant.secondsSince1970)"
    case .unauthorized: "unauthorized"
    case .refused(let status): isStatus(status) ? "\(status)" : "refused@\(status)"
    case .unreadable: "unreadable"
    case .tooLarge: "toolarge"
    case .badElements(let count): "bad×\(count)"
    case .repeatedKey(let key): "\(repeated) »\(text(of: key))"
    }
  }

  /// The word before the key of ``FeedModel/FeedError/repeatedKey(_:)``.
  static let repeated = "repeated"

  /// Whether a failed answer may have this status.
  private static func isStatus(_ status: Int) -> Bool {
    (100...999).contains(status) && !(200...299).contains(status)
  }

  /// The error of a kind; nil when there is no such kind.
  static func error(named name: String) -> FeedError? {
    if let known = errors.first(where: { $0.name == name }) { return known.error }
    if let seconds = number(in: name, after: "ratelimit@") {
      return .rateLimited(until: FeedInstant(secondsSince1970: seconds))
    }
    if let count = number(in: name, after: "bad×") { return .badElements(count) }
    if let status = number(in: name, after: "refused@") { return .refused(status: status) }
    guard let status = Int(name), isStatus(status), name.count == 3 else { return nil }
    return .refused(status: status)
  }

  private static func number(in name: String, after prefix: String) -> Int? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)) : nil
  }
}
