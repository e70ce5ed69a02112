/// What a feed holds while it may give a request up; counts itself out when the feed lets go.
final class RequestHandle {
  private let number: Int
  private let log: EventLog
  private let giveUp: (() -> Void)?

  init(_ number: Int, _ log: EventLog, giveUp: (() -> Void)? = nil) {
    self.number = number
    self.log = log
    self.giveUp = giveUp
  }

  deinit { log.handleWasReleased(number) }

  func cancel() {
    log.cancel(number)
    giveUp?()
  }
}
