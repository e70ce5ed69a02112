/// What one exchange brought, before redirects are followed and the body is decoded.
struct Exchange: Sendable {
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]
  let version: HTTPVersion
  let isNewConnection: Bool

  /// The answer for the caller, its body decoded.
  ///
  /// libcurl's own decoder takes a gzip stream that is cut short for a whole one; this one does not.
  func response(to hop: Hop) throws(TransportError) -> HTTPResponse {
    var headers = headers
    var body = body
    let codings = headers.values(of: "Content-Encoding")
      .flatMap { $0.split(separator: ",") }
      .map { ASCII.lowercased(String($0.filter { $0 != " " && $0 != "\t" })) }
      .filter { $0 != "identity" && !$0.isEmpty }
    if !codings.isEmpty, !body.isEmpty {
      for coding in codings.reversed() {
        guard coding == "gzip" || coding == "x-gzip" else {
          throw .malformed("the content coding \(coding) was not asked for")
        }
        body = try Gunzip.decoded(body, limit: hop.bodyLimit)
      }
    }
    if !codings.isEmpty {
      headers.remove("Content-Encoding")
      headers.remove("Content-Length")
    }
    return HTTPResponse(
      status: status,
      headers: headers,
      body: body,
      url: hop.address.url,
      source: .network(version: version, newConnection: isNewConnection)
    )
  }
}
