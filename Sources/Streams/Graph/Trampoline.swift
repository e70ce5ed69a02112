import CTrampoline

/// The current thread's queue of work that waits for the work in progress to return.
///
/// The state lives on the stack of the outermost `run`, and the thread holds a pointer to it for
/// as long: threads share nothing, and a thread at rest holds nothing.
@usableFromInline
package enum Trampoline {
  /// Whether something runs on this thread's trampoline.
  @usableFromInline package static var isActive: Bool {
    unsafe diptych_trampoline_get() != nil
  }

  /// Whether work waits for the work in progress to return.
  @usableFromInline package static var hasWaitingWork: Bool {
    guard let queue = unsafe installed else { return false }
    return unsafe !queue.pointee.isEmpty
  }

  /// Runs work as the outermost, then what it enqueued, first in, first out.
  @usableFromInline package static func run(_ work: () -> Void) {
    var queue = FIFO<any Hop>()
    unsafe withUnsafeMutablePointer(to: &queue) { queue in
      unsafe diptych_trampoline_set(queue)
      work()
      while let hop = unsafe queue.pointee.popFirst() {
        hop.run()
      }
      diptych_trampoline_set(nil)
    }
  }

  /// Runs a hop when the work in progress has returned, or now if there is none.
  @usableFromInline package static func enqueue(_ hop: any Hop) {
    if let queue = unsafe installed {
      unsafe queue.pointee.append(hop)
    } else {
      run(hop.run)
    }
  }

  private static var installed: UnsafeMutablePointer<FIFO<any Hop>>? {
    unsafe diptych_trampoline_get()?.assumingMemoryBound(to: FIFO<any Hop>.self)
  }
}

/// A piece of work that can wait on the trampoline.
@usableFromInline package protocol Hop: AnyObject {
  /// Does the work.
  func run()
}
