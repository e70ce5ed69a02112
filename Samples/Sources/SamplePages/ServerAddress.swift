internal import Foundation

/// The address of a server that speaks a sample's format.
public struct ServerAddress: Hashable, Sendable {
  /// A text that is no address.
  public struct Malformed: Error, Hashable, CustomStringConvertible {
    let text: String

    /// What is wrong, and what would be right.
    public var description: String {
      "\"\(text)\" is no address; write it as http://HOST:PORT or https://HOST."
    }
  }

  /// The address without a slash at its end.
  public let url: String

  /// Reads an address.
  ///
  /// - Parameter text: What follows `--origin`.
  /// - Throws: ``Malformed`` when it is none of the web.
  public init(_ text: String) throws(Malformed) {
    guard let parts = URLComponents(string: text), parts.host?.isEmpty == false,
      parts.scheme == "http" || parts.scheme == "https", parts.query == nil, parts.fragment == nil
    else { throw Malformed(text: text) }
    var url = text
    while url.hasSuffix("/") { url.removeLast() }
    self.url = url
  }
}
