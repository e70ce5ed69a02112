/// What a request asks the server to do, as the token of RFC 9110.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The token, as it stands on the request line.
  public let rawValue: String

  /// Creates a method from a token; the transport refuses what is not one.
  ///
  /// - Parameter rawValue: The token, as in `GET`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads a resource.
  public static let get = HTTPMethod(rawValue: "GET")

  /// Reads the head of a resource.
  public static let head = HTTPMethod(rawValue: "HEAD")

  /// Hands something over; may not be sent twice.
  public static let post = HTTPMethod(rawValue: "POST")

  /// Puts a resource in place.
  public static let put = HTTPMethod(rawValue: "PUT")

  /// Changes a part of a resource; may not be sent twice.
  public static let patch = HTTPMethod(rawValue: "PATCH")

  /// Removes a resource.
  public static let delete = HTTPMethod(rawValue: "DELETE")

  /// Whether sending the request twice has the effect of sending it once (RFC 9110, 9.2.2).
  public var isRepeatable: Bool {
    switch rawValue {
    case "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE": true
    default: false
    }
  }

  /// Whether the request only reads (RFC 9110, 9.2.1).
  public var isSafe: Bool {
    switch rawValue {
    case "GET", "HEAD", "OPTIONS", "TRACE": true
    default: false
    }
  }
}

extension HTTPMethod: CustomStringConvertible {
  /// The token.
  public var description: String { rawValue }
}
