import FeedModel
import FeedNetwork

extension NetworkPageSource {
  /// Waits for the answer to one request in the caller's domain.
  func page(
    _ operation: FeedOperation = .firstLoad,
    category: String = "all",
    query: String = "",
    key: PageKey = .first,
    size: Int = 3,
    domain: isolated (any Actor)? = #isolation
  ) async -> Result<Page, FeedError> {
    let request = PageRequest(
      operation: operation,
      topic: FeedTopic(category: category, query: query),
      key: key,
      pageSize: size
    )
    return await withCheckedContinuation { continuation in
      _ = send(request) { continuation.resume(returning: $0) }
    }
  }
}
