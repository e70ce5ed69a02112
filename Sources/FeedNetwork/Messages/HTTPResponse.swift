/// One answer, complete and decoded.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code.
  public var status: Int

  /// The header fields of the final answer; informational answers and trailers are left out.
  public var headers: HTTPHeaders

  /// The body after content decoding.
  public var body: [UInt8]

  /// The URL that answered, after redirects.
  public var url: String

  /// How the answer came.
  public var source: ResponseSource

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - body: The decoded body.
  ///   - url: The URL that answered.
  ///   - source: How the answer came.
  public init(
    status: Int = 200,
    headers: HTTPHeaders = HTTPHeaders(),
    body: [UInt8] = [],
    url: String = "",
    source: ResponseSource = .stub
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.source = source
  }

  /// Whether the status says that the request was done.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse: CustomStringConvertible {
  /// Status, URL and size as they may be shown.
  public var description: String {
    "\(status) of \(Secrets.redacted(url: url)), \(body.count) bytes"
  }
}

extension HTTPResponse: CustomReflectable {
  /// What a dump shows: no secret of the URL or the header fields, and no body.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["response": description, "headers": headers.fields.map(\.description)]
    )
  }
}
