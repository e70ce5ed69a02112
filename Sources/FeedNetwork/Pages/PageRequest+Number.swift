import FeedModel

extension PageRequest {
  /// The key as a page number that counts from 1.
  var pageNumber: Int {
    switch key {
    case .first: 1
    case .offset(let offset): offset / pageSize + 1
    case .token(let token): Int(token) ?? 1
    }
  }

  /// How many elements stand before the page.
  var offset: Int {
    switch key {
    case .first: 0
    case .offset(let offset): offset
    case .token(let token): max(0, (Int(token) ?? 1) - 1) * pageSize
    }
  }

  /// Whether a user's refresh has to reach the server; every page of a feed is at least validated.
  var cachePolicy: CachePolicy { operation == .refresh ? .reload : .validated }
}
