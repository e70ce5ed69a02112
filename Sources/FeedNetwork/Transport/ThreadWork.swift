import CCurl

#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

/// Something to do on a thread of its own, with every signal blocked there.
final class ThreadWork: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Starts a detached thread.
  ///
  /// No handler of a signal runs on it, and writing to a connection that
  /// the peer closed cannot end the process.
  func start(name: String) {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let work = ThreadWork { [body] in
      unsafe diptych_name_thread(name)
      body()
    }
    let code = unsafe pthread_create(
      &thread,
      nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().body()
        return nil
      },
      Unmanaged.passRetained(work).toOpaque()
    )
    precondition(code == 0, "A transport needs a thread")
    pthread_detach(thread)
  }
}
