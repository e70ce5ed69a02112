internal import FeedModel

/// The pictures with one load at a time, a category that gives up what is open, keys that the answers
/// name, and an end for every begin.
final class RepairedPictureFeed: PictureFeed {
  private var next: PageKey?
  private var cancel: () -> Void = {}

  override func choose(_ topic: FeedTopic) {
    guard topic != state.topic else { return }
    cancel()
    isHeaderRefreshing = false
    isFooterRefreshing = false
    models = []
    isLoaded = false
    next = nil
    appendError = nil
    super.choose(topic)
  }

  override func command(isReload: Bool) {
    guard !isHeaderRefreshing, !isFooterRefreshing else { return }
    guard let key = isReload ? .first : next else { return }
    if isReload { isHeaderRefreshing = true } else { isFooterRefreshing = true }
    let operation: FeedOperation = isReload ? (isLoaded ? .refresh : .firstLoad) : .append
    cancel = fetch(operation, key) { [unowned self] outcome in
      end(isReload)
      switch outcome {
      case .success(let page):
        models = isReload ? page.items : models + page.items
        next = following(page, key)
        isLoaded = true
        if isReload { appendError = nil }
      case .failure(let error): keep(error, of: operation)
      }
    }
  }

  private func end(_ isReload: Bool) {
    cancel = {}
    if isReload {
      isHeaderRefreshing = false
      refreshError = nil
    } else {
      isFooterRefreshing = false
      appendError = nil
    }
  }

  override func derive(_ state: inout FeedState) {
    super.derive(&state)
    state.cursor = isLoaded ? next.map { .next($0) } ?? .end : .notLoaded
    deriveStatus(&state, isRefreshing: isHeaderRefreshing, isAppending: isFooterRefreshing)
  }

  override func list(_ rows: [FeedItem]) -> FeedItems { FeedItems(rows) }
}
