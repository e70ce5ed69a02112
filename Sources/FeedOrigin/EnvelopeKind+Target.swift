extension EnvelopeKind {
  /// Path and query that ask for a page, correctly encoded.
  ///
  /// - Parameters:
  ///   - category: The category; the GitHub-like search has one only through `text`.
  ///   - text: The text to search for.
  ///   - size: The number of items wanted.
  ///   - key: The key of the page; nil for the first.
  /// - Returns: The request target, beginning with a slash.
  public func target(
    category: String = "all",
    text: String = "",
    size: Int,
    key: String? = nil
  ) -> String {
    let encoded = PercentCoding.encoded
    let search = text.isEmpty ? "" : "&q=" + encoded(text)
    switch self {
    case .gank:
      let path = "/api/data/\(encoded(category))/\(size)/\(encoded(key ?? "1"))"
      return search.isEmpty ? path : path + "?" + search.dropFirst()
    case .github:
      let page = key.map { "&page=" + encoded($0) } ?? ""
      return "/search/repositories?q=\(encoded(text))\(page)&per_page=\(size)"
    case .feeds:
      let cursor = key.map { "&cursor=" + encoded($0) } ?? ""
      return "/feeds?category=\(encoded(category))\(cursor)&count=\(size)\(search)"
    case .pages:
      return
        "/pages?category=\(encoded(category))&page=\(encoded(key ?? "1"))&size=\(size)\(search)"
    }
  }
}
