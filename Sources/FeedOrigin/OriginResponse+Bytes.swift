extension OriginResponse {
  /// Status line and header fields with the empty line that ends them.
  public var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(Self.reason(status))"]
    lines += headers.map { $0.name + ": " + $0.value }
    let hasBody = status >= 200 && status != 204 && status != 304
    if hasBody, header("Content-Length") == nil, header("Transfer-Encoding") == nil {
      lines.append("Content-Length: \(body.count)")
    }
    if header("Connection") == nil { lines.append("Connection: keep-alive") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The whole answer.
  public var bytes: [UInt8] { head + body }

  /// The steps that send the whole answer.
  public var steps: [OriginStep] { [.send(bytes)] }

  /// The steps that answer this request: no body for `HEAD`, 304 for an `ETag` the client has.
  ///
  /// - Parameter request: The request to answer.
  /// - Returns: The steps.
  public func steps(for request: OriginRequest) -> [OriginStep] {
    if status == 200, let tag = header("ETag"), request.header("If-None-Match") == tag {
      return OriginResponse(status: 304, headers: headers).steps
    }
    return request.method == "HEAD" ? [.send(head)] : steps
  }

  /// The usual words for a status.
  static func reason(_ status: Int) -> String {
    switch status {
    case 103: "Early Hints"
    case 200: "OK"
    case 204: "No Content"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 422: "Unprocessable Entity"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}

extension OriginResponse {
  /// An answer whose body is JSON.
  init(status: Int = 200, json: JSON) {
    self.init(
      status: status,
      headers: [HeaderField("Content-Type", "application/json; charset=utf-8")],
      body: json.bytes
    )
  }
}
