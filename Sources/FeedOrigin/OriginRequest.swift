/// A request as it arrived.
public struct OriginRequest: Sendable, Equatable {
  /// The method, as written.
  public var method: String
  /// The request target exactly as it arrived; bytes that are not UTF-8 show as U+FFFD here.
  public var target: String
  /// The request target, byte for byte.
  public var targetBytes: [UInt8]
  /// The version of the protocol, as in `HTTP/1.1`.
  public var version: String
  /// The segments of the path, percent-decoded; `/` alone has none.
  public var path: [String]
  /// The query, decoded: escapes are read and `+` is a space, as servers of forms do.
  public var query: [QueryItem]
  /// The header fields in the order they arrived.
  public var headers: [HeaderField]
  /// The body, as long as `Content-Length` says; a request in chunks is refused with 400.
  public var body: [UInt8]
  /// The number of the request at this origin, from 1.
  public var ordinal: Int
  /// The number of the connection at this origin, from 1.
  public var connection: Int
  /// The number of the request on its connection, from 1.
  public var ordinalOnConnection: Int

  /// The value of the first header field of that name.
  public func header(_ name: String) -> String? {
    headers.first { $0.isNamed(name) }?.value
  }

  /// The value of the first query item of that name, compared byte for byte.
  public func queryValue(_ name: String) -> String? {
    query.first { $0.name.isSameText(as: name) }?.value
  }

  /// Scheme, host and port by which the client reached the origin.
  public var base: String { "http://" + (header("Host") ?? "127.0.0.1") }
}

extension String {
  /// Whether both consist of the same bytes; `==` also equates composed with decomposed letters.
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
