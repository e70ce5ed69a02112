import CCurl

/// A result code of libcurl.
public struct CurlCode: RawRepresentable, Hashable, Sendable {
  /// The number that libcurl gives it.
  public let rawValue: UInt32

  /// Creates a code from libcurl's number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ code: CURLcode) { self.init(rawValue: code.rawValue) }
}

extension CurlCode: CustomStringConvertible {
  /// libcurl's words for the code, and its number.
  public var description: String {
    let words = unsafe curl_easy_strerror(CURLcode(rawValue: rawValue))
      .map { unsafe String(cString: $0) }
    return "\(words ?? "unknown"), curl \(rawValue)"
  }
}
