/// What `debounce` remembers: the last value, and the number of the timer that may send it.
struct Debounce<Element> {
  /// What to do about an event.
  enum Action {
    case startTimer(number: Int)
    case send(Element)
    case nothing
  }

  private var waiting: Element?
  private var timerNumber = 0

  /// A value takes the place of the one that waits.
  mutating func receive(_ value: Element) -> Action {
    waiting = value
    timerNumber += 1
    return .startTimer(number: timerNumber)
  }

  /// A timer ran out; only the last one counts.
  mutating func fire(_ number: Int) -> Action {
    number == timerNumber ? flush() : .nothing
  }

  /// The source completes: what waits is sent now.
  mutating func flush() -> Action {
    guard let value = waiting.take() else { return .nothing }
    return .send(value)
  }
}
