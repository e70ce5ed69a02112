internal import Synchronization

/// Runs what is asked of it when it is told to, on the thread that tells it.
///
/// This is what makes a feed with `async` functions testable step by step: nothing goes on between
/// two steps, and the same steps always run in the same order.
final class StepwiseExecutor: SerialExecutor, TaskExecutor {
  private let waiting = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
  }

  /// Runs everything that can run, also what is asked for meanwhile.
  ///
  /// - Returns: Whether anything ran.
  @discardableResult
  func drain() -> Bool {
    var hasRun = false
    while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      hasRun = true
      unsafe job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor()
      )
    }
    return hasRun
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }
}
