internal import FeedModel

extension Moment {
  /// Follows an intent: what it calls for, and what it changes at once.
  func take(_ intent: FeedIntent) {
    react(to: .intent(intent))
    switch intent {
    case .refresh:
      causes.insert(.intent)
      callForRefresh(reason: .intent)
    case .loadMore:
      causes.insert(.intent)
      callForMore()
    case .retry:
      causes.insert(.intent)
      callForRetry()
    case .choose(let topic): choose(topic)
    case .remove(let id): remove(id)
    }
  }

  func await(
    _ reason: Prediction.Reason,
    _ operation: FeedOperation,
    _ key: PageKey
  ) {
    awaited.append(
      Prediction(
        reason: reason,
        stimulus: stimulus,
        operation: operation,
        topic: after.state.topic,
        key: key
      )
    )
    if reason == .intent || reason == .queue {
      after.pagesLeft = max(policies.pagesPerIntent - 1, 0)
    }
  }

  /// Whether a refresh is open, or about to be: a feed may show that it loads before it asks.
  private var hasRefresh: Bool { pending?.startsGeneration ?? after.hasLiveRefresh }

  /// Whether an append is open, or about to be.
  private var hasAppend: Bool { pending.map { !$0.startsGeneration } ?? after.hasLiveAppend }

  /// What was called for last in this step and has not left; it takes the place of what is open.
  private var pending: FeedOperation? { awaited.last(where: \.isRequired)?.operation }

  func callForRefresh(reason: Prediction.Reason) {
    guard !after.state.topic.isNothing else { return }
    if hasRefresh {
      guard policies.refreshDuringRefresh == .restart else { return }
    } else if hasAppend {
      switch policies.refreshDuringAppend {
      case .cancel: break
      case .ignore: return
      case .queue:
        after.isRefreshQueued = true
        return
      }
    }
    let isFirst = after.state.cursor == .notLoaded || policies.itemsDuringRefresh == .clear
    self.await(reason, isFirst ? .firstLoad : .refresh, .first)
  }

  /// Whether a load more has somewhere to go on.
  var canLoadMore: Bool {
    guard after.nextKey != nil else { return false }
    return after.state.append.error == nil || policies.loadMoreAfterFailure == .retry
  }

  private func callForMore() {
    guard !hasAppend else { return }
    if hasRefresh {
      switch policies.loadMoreDuringRefresh {
      case .drop: return
      case .queue:
        after.isMoreQueued = true
        return
      case .cancel: break
      }
    }
    if canLoadMore, let key = after.nextKey { self.await(.intent, .append, key) }
  }

  private func callForRetry() {
    guard !hasRefresh else { return }
    if after.state.refresh.error != nil {
      callForRefresh(reason: .intent)
    } else if after.state.append.error != nil, !hasAppend, let key = after.nextKey {
      self.await(.intent, .append, key)
    }
  }

  private func choose(_ topic: FeedTopic) {
    guard topic != after.state.topic else {
      causes.insert(.sameTopicChosen)
      if !topic.isNothing { self.await(.sameTopic, refreshOperation, .first) }
      return
    }
    causes.insert(.topicChosen)
    supersede()
    after.epoch += 1
    after.generation += 1
    after.isRefreshQueued = false
    after.isMoreQueued = false
    after.state.topic = topic
    after.state.refresh = .idle
    after.state.append = .idle
    let rows = after.state.items
    after.forgetList()
    if topic.isNothing {
      causes.insert(.nothingChosen)
    } else {
      if policies.itemsAtSwitch == .keep, !rows.isEmpty {
        after.state.items = rows
        after.state.isStale = true
      }
      self.await(.intent, .firstLoad, .first)
    }
    stages.append(after.state)
  }

  private var refreshOperation: FeedOperation {
    after.state.cursor == .notLoaded || policies.itemsDuringRefresh == .clear
      ? .firstLoad : .refresh
  }

  private func remove(_ id: FeedItem.ID) {
    causes.insert(.removed)
    let rows = after.state.items.filter { $0.id != id }
    guard rows.count < after.state.items.count else { return }
    after.state.items = FeedItems(rows)
    if policies.removal == .rebase, !after.state.isStale,
      case .next(.offset(let offset)) = after.state.cursor
    {
      after.state.cursor = .next(.offset(max(offset - 1, 0)))
    }
    stages.append(after.state)
  }
}
