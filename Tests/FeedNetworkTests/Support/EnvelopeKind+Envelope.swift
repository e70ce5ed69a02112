import FeedNetwork
import FeedOrigin

extension EnvelopeKind {
  /// What reads this kind of page from a server.
  func envelope(at url: String) -> any FeedEnvelope {
    switch self {
    case .gank: GankEnvelope(baseURL: url)
    case .github: GitHubEnvelope(baseURL: url)
    case .feeds: FeedsEnvelope(baseURL: url)
    case .pages: PagesEnvelope(baseURL: url)
    }
  }
}
