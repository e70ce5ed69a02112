/// A version of HTTP as the connection spoke it.
public enum HTTPVersion: String, Hashable, Sendable {
  /// HTTP/1.0.
  case http10 = "HTTP/1.0"

  /// HTTP/1.1.
  case http11 = "HTTP/1.1"

  /// HTTP/2.
  case http2 = "HTTP/2"

  /// A version that this module does not know.
  case other = "HTTP"
}
