/// The four shapes of feed that the origin serves.
public enum EnvelopeKind: String, Sendable, CaseIterable {
  /// `GET /api/data/{category}/{size}/{page}`: `results` in an object with `error`.
  ///
  /// It says nothing of the end: pages follow until one is empty.
  case gank
  /// `GET /search/repositories?q=&page=&per_page=`: `items`, `total_count`, and a `Link` header.
  ///
  /// Results past the thousandth are refused with 422.
  case github
  /// `GET /feeds?category=&cursor=&count=`: `response.feeds` with `has_more` and `last_key`.
  case feeds
  /// `GET /pages?category=&page=&size=`: `items` with `page`, `size` and `total`.
  case pages

  /// The kind of that name.
  ///
  /// - Parameter name: The name, as on a command line.
  /// - Throws: `OriginError.unknownEnvelope` when there is none.
  public init(name: String) throws(OriginError) {
    guard let kind = EnvelopeKind(rawValue: name) else { throw .unknownEnvelope(name: name) }
    self = kind
  }

  /// The name used on a command line.
  public var name: String { rawValue }

  /// The kind whose route the request takes.
  ///
  /// - Parameter request: Any request.
  /// - Returns: The kind, or nil when no feed is there.
  public static func routing(_ request: OriginRequest) -> EnvelopeKind? {
    allCases.first { $0.envelope.query(of: request) != nil }
  }

  var envelope: any Envelope {
    switch self {
    case .gank: GankEnvelope()
    case .github: GitHubEnvelope()
    case .feeds: FeedsEnvelope()
    case .pages: PagesEnvelope()
    }
  }
}
