/// A correct answer, to be sent as it is or to be spoilt by a fault.
public struct OriginResponse: Sendable, Equatable {
  /// The status code.
  public var status: Int
  /// The header fields, without `Content-Length` and `Connection`, which are added.
  public var headers: [HeaderField]
  /// The body.
  public var body: [UInt8]

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields; `Content-Length` and `Connection` are added unless given.
  ///   - body: The body.
  public init(status: Int = 200, headers: [HeaderField] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The answer with one more header field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: Its value, sent as it is.
  /// - Returns: The longer answer.
  public func withHeader(_ name: String, _ value: String) -> OriginResponse {
    var copy = self
    copy.headers.append(HeaderField(name, value))
    return copy
  }

  /// The answer with a strong `ETag` made from its body.
  public func withETag() -> OriginResponse {
    withHeader("ETag", "\"" + String(CRC32.checksum(body), radix: 16) + "\"")
  }

  /// The answer with `Last-Modified`.
  ///
  /// - Parameter seconds: The instant, in seconds since 1970.
  /// - Returns: The longer answer.
  public func withLastModified(_ seconds: Int) -> OriginResponse {
    withHeader("Last-Modified", HTTPDate.text(seconds))
  }

  /// The value of the first header field of that name.
  public func header(_ name: String) -> String? {
    headers.first { $0.isNamed(name) }?.value
  }
}
