extension HTTPRequest {
  /// Makes the request of a target.
  ///
  /// - Parameter target: The endpoint.
  /// - Throws: ``TransportError/invalidRequest(_:)`` when a path segment is `.` or `..`, which no
  ///   encoding keeps from climbing, or the body cannot be written as JSON.
  public init(_ target: some Target) throws(TransportError) {
    let url = try HTTPRequest.url(of: target)
    self.init(target.method, url, headers: target.headers, limits: target.limits)
    cachePolicy = target.cachePolicy
    let encoded: (bytes: [UInt8], type: String)?
    do {
      encoded = try target.body.encoded()
    } catch {
      throw .invalidRequest("the body cannot be written as JSON")
    }
    guard let encoded else { return }
    body = encoded.bytes
    if headers["Content-Type"] == nil { headers["Content-Type"] = encoded.type }
  }

  private static func url(of target: some Target) throws(TransportError) -> String {
    guard !target.path.contains(where: { $0 == "." || $0 == ".." }) else {
      throw .invalidRequest("a path segment may not be a dot or two")
    }
    let base = target.baseURL.prefix { $0 != "#" }
    var url = String(base.prefix { $0 != "?" })
    var items = base.dropFirst(url.count + 1).split(separator: "&").map(String.init)
    if !target.path.isEmpty {
      while url.last == "/" { url.removeLast() }
      for segment in target.path { url += "/" + PercentEncoding.encoded(segment) }
    }
    items += target.query.map(\.encoded)
    return items.isEmpty ? url : "\(url)?\(items.joined(separator: "&"))"
  }
}
