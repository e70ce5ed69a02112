import FeedModel
import Synchronization

/// What a store wants the world outside its domain to see or to do, in order.
final class Outbox: PageCalls, Sendable {
  enum Letter: Sendable {
    case state(FeedState)
    case failure(FeedFailure)
    case send(PageCall)
    case cancel(PageCall)
  }

  private let letters = Mutex<[Letter]>([])

  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
  }

  /// The oldest letter; nil when all are taken.
  func take() -> Letter? {
    letters.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  func call(_ request: PageRequest) -> PageCall {
    let call = PageCall(request) { [weak self] in self?.post(.cancel($0)) }
    post(.send(call))
    return call
  }
}
