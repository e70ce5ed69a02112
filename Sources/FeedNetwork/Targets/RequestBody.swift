import Foundation

/// What a request sends along.
public enum RequestBody: Sendable {
  /// Nothing.
  case none

  /// A value as JSON.
  case json(any Encodable & Sendable)

  /// Items as `application/x-www-form-urlencoded`.
  case form([QueryItem])

  /// Bytes as they are, of a media type.
  case bytes([UInt8], type: String)

  /// The bytes and their media type.
  func encoded() throws -> (bytes: [UInt8], type: String)? {
    switch self {
    case .none: nil
    case .json(let value): (Array(try JSONEncoder().encode(value)), "application/json")
    case .form(let items):
      (
        Array(items.map(\.encoded).joined(separator: "&").utf8),
        "application/x-www-form-urlencoded"
      )
    case .bytes(let bytes, let type): (bytes, type)
    }
  }
}
