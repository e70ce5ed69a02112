/// One exchange of a request: the request itself, or what a redirect made of it.
struct Hop: Sendable {
  let address: WebAddress
  let method: HTTPMethod
  let headers: HTTPHeaders
  let body: [UInt8]?
  let bodyLimit: Int
  let connect: Duration
  let stall: Duration

  /// Checks what libcurl would write down unread: method, URL, names and values.
  init(_ request: HTTPRequest) throws(TransportError) {
    guard ASCII.isToken(request.method.rawValue) else {
      throw .invalidRequest("the method is not a token")
    }
    guard let address = WebAddress(request.url) else {
      throw .invalidRequest("the URL is not one of HTTP in percent encoding")
    }
    for field in request.headers.fields {
      guard ASCII.isToken(field.name) else {
        throw .invalidRequest("the name of a header field is not a token")
      }
      guard ASCII.isFieldValue(field.value) else {
        throw .invalidRequest("the header field \(field.name) has a line end")
      }
    }
    self.init(
      address: address,
      method: request.method,
      headers: request.headers,
      body: request.body,
      like: request.limits
    )
  }

  private init(
    address: WebAddress,
    method: HTTPMethod,
    headers: HTTPHeaders,
    body: [UInt8]?,
    like limits: Limits
  ) {
    self.address = address
    self.method = method
    self.headers = headers
    self.body = body
    bodyLimit = limits.bodyBytes
    connect = limits.connect
    stall = limits.stall
  }

  /// What to do after a redirect, or nil when the answer is none.
  ///
  /// Secrets stay behind when scheme, host or port changes (rule 5.4). A 303, and a POST answered
  /// with 301 or 302, goes on as GET without a body (RFC 9110, 15.4).
  func following(_ answer: Exchange, limits: Limits) throws(TransportError) -> Hop? {
    guard [301, 302, 303, 307, 308].contains(answer.status),
      let location = answer.headers["Location"]
    else { return nil }
    let shown = Secrets.redacted(url: location)
    guard let next = address.resolving(location) else {
      throw .refusedRedirect(to: shown, .unreadable)
    }
    if address.origin.scheme == "https", next.origin.scheme == "http" {
      throw .refusedRedirect(to: shown, .insecure)
    }
    let becomesGet =
      (answer.status == 303 && method != .head)
      || (answer.status <= 302 && method == .post)
    let isElsewhere = next.origin != address.origin
    if isElsewhere, body != nil, !becomesGet {
      throw .refusedRedirect(to: shown, .bodyToOtherOrigin)
    }
    var headers = headers
    headers.removeAll { field in
      (becomesGet && ASCII.lowercased(field.name).hasPrefix("content-"))
        || (isElsewhere && (field.isSecret || ASCII.isEqual(field.name, "host")))
    }
    return Hop(
      address: next,
      method: becomesGet ? .get : method,
      headers: headers,
      body: becomesGet ? nil : body,
      like: limits
    )
  }
}
