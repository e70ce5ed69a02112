import CCurl

#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

extension Transfer {
  /// What became of the transfer; reads the handle, so before it is reset.
  func outcome(_ code: CURLcode) -> Result<Exchange, TransportError> {
    guard code == CURLE_OK else { return .failure(failure(code)) }
    guard hasWholeHead else {
      return .failure(.connectionLost(CurlCode(CURLE_GOT_NOTHING)))
    }
    let headers = readHeaders()
    // Two lengths that differ are how one answer is smuggled into another; libcurl takes the last.
    let lengths = headers.values(of: "Content-Length")
    guard lengths.allSatisfy({ $0 == lengths[0] }) else {
      return .failure(.malformed("two lengths of the body"))
    }
    let status = unsafe diptych_get_long(handle, CURLINFO_RESPONSE_CODE)
    let connections = unsafe diptych_get_long(handle, CURLINFO_NUM_CONNECTS)
    let exchange = Exchange(
      status: status,
      headers: headers,
      body: body,
      version: version,
      isNewConnection: connections > 0
    )
    return .success(exchange)
  }

  private var version: HTTPVersion {
    switch unsafe diptych_get_long(handle, CURLINFO_HTTP_VERSION) {
    case CURL_HTTP_VERSION_1_0: .http10
    case CURL_HTTP_VERSION_1_1: .http11
    case CURL_HTTP_VERSION_2_0: .http2
    default: .other
    }
  }

  private func readHeaders() -> HTTPHeaders {
    var fields: [HTTPField] = []
    var previous: UnsafeMutablePointer<curl_header>?
    while let header = unsafe curl_easy_nextheader(
      handle,
      UInt32(CURLH_HEADER),
      -1,
      previous
    ) {
      if let name = unsafe header.pointee.name, let value = unsafe header.pointee.value {
        unsafe fields.append(HTTPField(String(cString: name), String(cString: value)))
      }
      unsafe previous = header
    }
    return HTTPHeaders(fields)
  }

  private func failure(_ code: CURLcode) -> TransportError {
    let hop = submission.hop
    let host = hop.address.origin.host
    let isSent = unsafe diptych_get_long(handle, CURLINFO_REQUEST_SIZE) > 0
    let known = CurlCode(code)
    if isOverLimit { return .tooLarge(limit: hop.bodyLimit) }
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .unresolvable(host: host)
    case CURLE_COULDNT_CONNECT: return .unreachable(host: host, known)
    case CURLE_PEER_FAILED_VERIFICATION: return .untrusted(host: host)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM:
      return .insecure(host: host, known)
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(phase)
    case CURLE_PARTIAL_FILE: return .truncated
    case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: return .malformed("\(known)")
    // Both also say that the server spoke no HTTP, or a header line without end.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_OUT_OF_MEMORY, CURLE_URL_MALFORMAT:
      return isSent ? .malformed("\(known)") : .invalidRequest("\(known)")
    case CURLE_RECV_ERROR where isFramingFault: return .malformed("\(known)")
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      return .connectionLost(known)
    default: return .other(known)
    }
  }

  /// Over plain HTTP a failed receipt without an error of the system is a bad chunk or a head
  /// that is too large.
  private var isFramingFault: Bool {
    let systemError = unsafe diptych_get_long(handle, CURLINFO_OS_ERRNO)
    let headSize = unsafe diptych_get_long(handle, CURLINFO_HEADER_SIZE)
    return submission.hop.address.origin.scheme == "http" && systemError == 0 && headSize > 0
  }
}
