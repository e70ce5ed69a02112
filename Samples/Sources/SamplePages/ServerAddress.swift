internal import Foundation

/// The address of a server that speaks a sample's format.
public struct ServerAddress: Hashable, Sendable {
  /// Why a text is not taken for an address.
  public enum Malformed: Error, Hashable, CustomStringConvertible {
    /// It is none of the web.
    case noAddress(String)

    /// It carries a user's name or a password, which would go to whatever it leads to.
    case carriesCredentials

    /// What is wrong, and what would be right.
    public var description: String {
      switch self {
      case .noAddress(let text):
        "\"\(text)\" is no address; write it as http://HOST:PORT or https://HOST."
      case .carriesCredentials:
        "An address with a name or a password is not taken; write it as https://HOST."
      }
    }
  }

  /// The address without a slash at its end.
  public let url: String

  /// Reads an address.
  ///
  /// - Parameter text: What follows `--origin`.
  /// - Throws: ``Malformed`` when nothing of the web can be asked there.
  public init(_ text: String) throws(Malformed) {
    let parts = URLComponents(string: text, encodingInvalidCharacters: false)
    guard let parts, parts.host?.isEmpty == false, (1...65_535).contains(parts.port ?? 80),
      parts.scheme == "http" || parts.scheme == "https", parts.query == nil, parts.fragment == nil
    else { throw .noAddress(text) }
    if parts.user != nil || parts.password != nil { throw .carriesCredentials }
    var url = text
    while url.hasSuffix("/") { url.removeLast() }
    self.url = url
  }
}
