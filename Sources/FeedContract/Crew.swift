internal import Dispatch
internal import Synchronization

/// Divides the orders of one length among workers, one a thread.
struct Crew: Sendable {
  private let exploration: Exploration
  private let progress: @Sendable (Progress) -> Void
  private let isCancelled: @Sendable () -> Bool

  init(
    _ exploration: Exploration,
    progress: @escaping @Sendable (Progress) -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.exploration = exploration
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Runs every order of a length that belongs to the shard.
  ///
  /// Each task is the orders with one beginning. Results are put together in the order of the tasks,
  /// so that they do not depend on the number of threads.
  ///
  /// - Parameters:
  ///   - level: The length.
  ///   - makeWorker: Makes a worker for a thread.
  /// - Returns: What all workers found.
  func work(level: Int, _ makeWorker: @escaping @Sendable () -> Worker) -> LevelResult {
    let tasks = makeWorker().prefixes(ofLength: min(max(level - 2, 0), 3))
    let mine = tasks.indices.filter { exploration.shard.takes($0) }
    let results = Mutex([LevelResult?](repeating: nil, count: mine.count))
    let next = Atomic(0)
    let orders = Atomic(0)
    let work: @Sendable (Int) -> Void = { _ in
      let worker = makeWorker()
      while !isCancelled() {
        let task = next.add(1, ordering: .relaxed).oldValue
        guard task < mine.count else { return }
        let result = worker.work(on: tasks[mine[task]])
        results.withLock { $0[task] = result }
        let count = orders.add(result.orders, ordering: .relaxed).newValue
        progress(
          Progress(level: level, depth: exploration.depth, orders: count, tasks: mine.count)
        )
      }
    }
    let jobs = min(exploration.jobs ?? 64, max(mine.count, 1))
    if jobs <= 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: jobs, execute: work)
    }
    var total = LevelResult()
    for result in results.withLock({ $0 }) { if let result { total.add(result) } }
    return total
  }
}
