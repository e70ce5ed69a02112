import FeedModel
import Observation

/// The isolation domain of one store; in an app the main actor is in its place.
actor FeedStoreDomain {
  nonisolated let executor = StepwiseExecutor()
  nonisolated let outbox: Outbox
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  private let store: FeedStore

  init() {
    let outbox = Outbox()
    self.outbox = outbox
    store = FeedStore(pages: outbox)
    store.announce = { outbox.post(.failure($0)) }
  }

  /// Begins the work of an intent; it goes on whenever the executor is drained.
  nonisolated func begin(_ intent: FeedIntent) {
    Task(executorPreference: executor) { await self.perform(intent) }
  }

  /// Shows every further state, as a view does that reads it again after each change.
  nonisolated func beginWatching() {
    Task(executorPreference: executor) { await self.watch() }
  }

  /// Ends what is under way.
  nonisolated func end() {
    Task(executorPreference: executor) { await self.cancel() }
  }

  private func watch() {
    let state = withObservationTracking {
      store.state
    } onChange: { [weak self] in
      self?.beginWatching()
    }
    outbox.post(.state(state))
  }

  private func perform(_ intent: FeedIntent) async {
    switch intent {
    case .refresh: await store.refresh()
    case .loadMore: await store.loadMore()
    case .retry: await store.retry()
    case .choose(let topic): await store.choose(topic)
    case .remove(let row): store.remove(row)
    }
  }

  private func cancel() {
    store.open?.cancel()
  }
}
