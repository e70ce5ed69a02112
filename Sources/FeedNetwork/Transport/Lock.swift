#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

/// A value behind a lock: the only lock of this module and of its tests.
///
/// It stands on `pthread_mutex` and not on `Synchronization.Mutex`, because the thread sanitizer
/// knows the first and reports false races for the second.
///
/// Unchecked: the compiler cannot see that the pointer is only followed while the mutex is held.
/// The value is `Sendable`, so nothing can be carried out of the lock that must stay in it.
@safe
package struct Lock<Value: Sendable>: ~Copyable, @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  /// Puts a value behind a lock that nobody holds.
  package init(_ initial: Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe value = .allocate(capacity: 1)
    unsafe value.initialize(to: initial)
    let code = unsafe pthread_mutex_init(mutex, nil)
    precondition(code == 0, "A lock must be creatable")
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deinitialize(count: 1)
    unsafe mutex.deallocate()
    unsafe value.deinitialize(count: 1)
    unsafe value.deallocate()
  }

  /// Does something with the value while nobody else does.
  package func withLock<Outcome, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&value.pointee)
  }
}
