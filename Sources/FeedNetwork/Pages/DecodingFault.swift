import Foundation

/// What is wrong with a body, in words for a person.
enum DecodingFault {
  /// Where the reading stopped and why, without a full stop.
  static func phrase(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
    case .valueNotFound(_, let context): "\(place(context)) is null"
    case .typeMismatch(_, let context): "\(place(context)) has another type than expected"
    case .dataCorrupted: "it is not JSON"
    default: "it is not what was expected"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "the body" }
    return context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined().trimmingPrefix(".").description
  }
}
