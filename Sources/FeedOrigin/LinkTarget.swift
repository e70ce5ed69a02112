/// The address of another page of the same search, for `Link` headers.
enum LinkTarget {
  /// The absolute address of a page.
  static func url(page: String, in exchange: FeedExchange) -> String {
    exchange.request.base + path(page: page, in: exchange)
  }

  /// Path and query of a page.
  ///
  /// The fault of this request is not handed on.
  static func path(page: String, in exchange: FeedExchange) -> String {
    let kept = exchange.request.query.filter { !["page", "fault"].contains($0.name) }
    let items = kept + [QueryItem(name: "page", value: page)]
    let query = items.map {
      PercentCoding.encoded($0.name) + "=" + PercentCoding.encoded($0.value)
    }
    let path = exchange.request.path.map(PercentCoding.encoded)
    return "/" + path.joined(separator: "/") + "?" + query.joined(separator: "&")
  }
}
