import CCurl

/// A URL taken apart by libcurl, so that what is checked and what is fetched cannot differ.
package struct WebAddress: Hashable, Sendable {
  /// The URL without a fragment.
  package let url: String

  /// Where it leads.
  package let origin: WebOrigin

  /// Reads an absolute URL; nil unless it is one of HTTP or HTTPS, in ASCII and without a user.
  package init?(_ text: String) {
    self.init(base: nil, text)
  }

  /// Reads a URL that may be relative to this one, as a redirect or a link has it.
  package func resolving(_ reference: String) -> WebAddress? {
    // An empty reference means this document (RFC 3986, 4.4); libcurl 7.88 takes it for the folder.
    reference.isEmpty ? self : WebAddress(base: url, PercentEncoding.repaired(reference))
  }

  private init?(base: String?, _ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.isEmpty || base != nil,
      let parser = unsafe curl_url()
    else { return nil }
    defer { unsafe curl_url_cleanup(parser) }
    let flags = UInt32(CURLU_DISALLOW_USER)
    for part in [base, text].compactMap({ $0 }) {
      guard unsafe curl_url_set(parser, CURLUPART_URL, part, flags) == CURLUE_OK else { return nil }
    }
    unsafe curl_url_set(parser, CURLUPART_FRAGMENT, nil, 0)
    guard let url = unsafe WebAddress.part(CURLUPART_URL, of: parser),
      let scheme = unsafe WebAddress.part(CURLUPART_SCHEME, of: parser),
      let host = unsafe WebAddress.part(CURLUPART_HOST, of: parser), !host.isEmpty,
      let port = unsafe WebAddress.part(CURLUPART_PORT, of: parser, UInt32(CURLU_DEFAULT_PORT))
        .flatMap({ Int($0) })
    else { return nil }
    origin = WebOrigin(scheme: scheme, host: host, port: port)
    guard origin.scheme == "http" || origin.scheme == "https" else { return nil }
    self.url = url
  }

  private static func part(
    _ part: CURLUPart,
    of parser: OpaquePointer,
    _ flags: UInt32 = 0
  ) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe curl_url_get(parser, part, &text, flags) == CURLUE_OK, let found = unsafe text
    else { return nil }
    defer { unsafe curl_free(found) }
    return unsafe String(cString: found)
  }
}
