import CCurl

#if canImport(Glibc)
import Glibc
#else
import Darwin  // Untested.
#endif

/// The loop of one transport: what callers post, and the thread that works on it.
@safe
final class Loop: Sendable {
  enum Command: Sendable {
    case start(Submission)
    case cancel(UInt64)
    case close
  }

  private struct Inbox: Sendable {
    var commands: [Command] = []
    var isClosed = false
    var isAsleep = false

    /// Whether nothing is left to do but to wait for the network, in `curl_multi_poll`; whoever posts
    /// from now on must wake the thread.
    ///
    /// Nothing here waits for time.
    mutating func fallsAsleep() -> Bool {
      isAsleep = commands.isEmpty
      return isAsleep
    }

    mutating func take() -> [Command] {
      isAsleep = false
      guard !commands.isEmpty else { return [] }
      defer { commands = [] }
      return commands
    }
  }

  private let inbox = Lock(Inbox())

  /// The handle that the thread works on.
  ///
  /// Unsafe, because a raw pointer is not `Sendable`. Off the loop's thread it is used for
  /// `curl_multi_wakeup` alone, which libcurl allows from any thread, and only while the inbox is
  /// not closed, under its lock, so never after the handle is freed.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer

  private static let isGlobalReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init?() {
    guard Loop.isGlobalReady, let multi = unsafe curl_multi_init() else { return nil }
    unsafe self.multi = multi
  }

  /// Hands a command to the thread; after the end, a start ends at once.
  func post(_ command: Command) {
    let isTaken = inbox.withLock { inbox in
      guard !inbox.isClosed else { return false }
      inbox.commands.append(command)
      // A thread that is awake looks into the inbox before it sleeps.
      if inbox.isAsleep {
        inbox.isAsleep = false
        unsafe curl_multi_wakeup(multi)
      }
      return true
    }
    if !isTaken, case .start(let submission) = command { submission.finish(.failure(.closed)) }
  }

  /// Starts the thread.
  ///
  /// It keeps the loop, not the transport.
  func start(_ options: TransportOptions) {
    let work = ThreadWork { [self] in run(options) }
    work.start(name: "diptych-curl")
  }

  private func run(_ options: TransportOptions) {
    var transfers = unsafe Transfers(multi: multi, options)
    var isOpen = true
    while isOpen {
      for command in inbox.withLock({ $0.take() }) {
        switch command {
        case .start(let submission): transfers.start(submission)
        case .cancel(let id): transfers.cancel(id)
        case .close: isOpen = false
        }
      }
      transfers.perform()
      if isOpen, inbox.withLock({ $0.fallsAsleep() }) { transfers.poll() }
    }
    let left = inbox.withLock { inbox in
      inbox.isClosed = true
      return inbox.take()
    }
    for case .start(let submission) in left { submission.finish(.failure(.closed)) }
    transfers.close()
  }
}
