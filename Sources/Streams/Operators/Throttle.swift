/// What `throttle` remembers: when it last sent, what waits, and whether the source is over.
struct Throttle<Element> {
  /// What to do about an event.
  enum Action {
    case send(Element)
    case startTimer(RxTimeInterval)
    case sendAndComplete(Element)
    case complete
    case nothing
  }

  private let window: RxTimeInterval
  private let sendsLatest: Bool
  private var lastSent: RxTime?
  private var waiting: Element?
  private var sourceCompleted = false

  init(window: RxTimeInterval, sendsLatest: Bool) {
    self.window = window
    self.sendsLatest = sendsLatest
  }

  /// A value is sent if the window is over; otherwise it waits for the end of it, or is dropped.
  mutating func receive(_ value: Element, at now: RxTime) -> Action {
    guard let remaining = remainingWindow(at: now) else { return .send(value) }
    if !sendsLatest { return .nothing }
    let isFirst = waiting == nil
    waiting = value
    return isFirst ? .startTimer(remaining) : .nothing
  }

  /// The window is over.
  mutating func fire() -> Action {
    guard let value = waiting.take() else { return sourceCompleted ? .complete : .nothing }
    return sourceCompleted ? .sendAndComplete(value) : .send(value)
  }

  /// The source completes: with a value waiting, the end waits for it.
  mutating func complete() -> Action {
    if waiting == nil { return .complete }
    sourceCompleted = true
    return .nothing
  }

  /// A value was sent; the next window begins.
  mutating func noteSent(at now: RxTime) {
    lastSent = now
  }

  private func remainingWindow(at now: RxTime) -> RxTimeInterval? {
    guard let lastSent else { return nil }
    let end = lastSent.addingInterval(window)
    return end > now ? end.interval(since: now) : nil
  }
}
