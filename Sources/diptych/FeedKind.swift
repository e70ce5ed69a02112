import FeedModel
import FeedNetwork
import Foundation

/// The kinds of server that a feed can be asked from.
enum FeedKind: String, CaseIterable {
  /// `GET /api/data/{category}/{size}/{page}`.
  case gank

  /// `GET /search/repositories?q=&page=&per_page=` with a `Link` header.
  case github

  /// `GET /feeds?category=&cursor=&count=` with a cursor.
  case feeds

  /// `GET /pages?category=&page=&size=` with a total.
  case pages

  /// Every name, for help texts.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  init(named name: String) throws(UsageError) {
    guard let kind = FeedKind(rawValue: name) else {
      throw UsageError(
        "\"\(PlainText(name))\" is no kind of feed; it may be \(FeedKind.names)."
      )
    }
    self = kind
  }

  /// How a server of this kind is asked and how it answers.
  ///
  /// - Parameter url: The server's address.
  /// - Returns: The envelope.
  func envelope(at url: String) -> any FeedEnvelope {
    switch self {
    case .gank: GankEnvelope(baseURL: url)
    case .github: GitHubEnvelope(baseURL: url)
    case .feeds: FeedsEnvelope(baseURL: url)
    case .pages: PagesEnvelope(baseURL: url)
    }
  }

  /// An address that a server can be asked at.
  ///
  /// - Parameter url: The text after `--origin`.
  /// - Returns: The address without slashes at its end.
  /// - Throws: ``UsageError`` when it is not an address of the web.
  static func checked(_ url: String) throws(UsageError) -> String {
    let isPlain = url.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
    guard isPlain, let parts = URLComponents(string: url),
      ["http", "https"].contains(parts.scheme?.lowercased()), parts.host?.isEmpty == false,
      (parts.port ?? 80) <= 65_535, parts.query == nil, parts.fragment == nil
    else {
      throw UsageError(
        "\"\(PlainText(url))\" is no address; write it as http://HOST:PORT or https://HOST."
      )
    }
    if parts.user != nil || parts.password != nil {
      throw UsageError("--origin takes no user name or password; leave out what stands before @.")
    }
    var address = url
    while address.hasSuffix("/") { address.removeLast() }
    return address
  }
}
