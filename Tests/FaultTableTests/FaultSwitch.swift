import FeedOrigin
import Synchronization

/// Which fault is wanted now; set in the feed's domain, read where requests are made.
final class FaultSwitch: Sendable {
  private let fault = Mutex<Fault?>(nil)

  func set(_ fault: Fault?) { self.fault.withLock { $0 = fault } }

  func get() -> Fault? { fault.withLock { $0 } }
}
