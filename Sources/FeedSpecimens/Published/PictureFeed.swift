internal import FeedModel

/// The view model of RxSwiftDemo: a page number that moves when a command comes, no guard, and a refresh
/// status that ends with success only.
class PictureFeed: RequestingFeed {
  var models: [FeedItem] = []
  var index = 1
  var isLoaded = false
  var loadedTopic: FeedTopic?
  var isHeaderRefreshing = false
  var isFooterRefreshing = false

  override func handle(_ intent: FeedIntent) {
    switch intent {
    case .refresh: command(isReload: true)
    case .loadMore: command(isReload: false)
    case .choose(let topic): choose(topic)
    case .retry, .remove: break
    }
  }

  func choose(_ topic: FeedTopic) {
    if topic != state.topic { loadedTopic = nil }
    state.topic = topic
    command(isReload: true)
  }

  func command(isReload: Bool) {
    index = isReload ? 1 : index + 1
    if isReload { isHeaderRefreshing = true } else { isFooterRefreshing = true }
    let operation: FeedOperation = isReload ? (loadedTopic == nil ? .firstLoad : .refresh) : .append
    fetch(operation, key(index)) { [unowned self] outcome in
      switch outcome {
      case .success(let page):
        models = isReload ? page.items : models + page.items
        isLoaded = true
        loadedTopic = state.topic
        if isReload { isHeaderRefreshing = false } else { isFooterRefreshing = false }
      case .failure(let error):
        failures.append(FeedFailure(operation: operation, error: error))
      }
    }
  }

  func key(_ index: Int) -> PageKey { index == 1 ? .first : .token("\(index)") }

  override func derive(_ state: inout FeedState) {
    state.items = list(models)
    state.cursor = isLoaded ? .next(key(index + 1)) : .notLoaded
    state.refresh = isHeaderRefreshing ? .loading : .idle
    state.append = isFooterRefreshing ? .loading : .idle
  }
}
