/// The sinks that share one source, in the order in which they came.
///
/// A value goes to those who were there when it was sent, and not to one that left before its
/// turn. Sending allocates nothing.
package final class Audience<Element> {
  private var seats: ContiguousArray<Seat<Element>> = []
  private var dispatchDepth = 0
  private var vacantCount = 0
  private var ticketCount: UInt64 = 0

  /// Called when the last sink has left by itself.
  package var onDeserted: (() -> Void)?

  package init() {}

  /// How many sinks are seated.
  package var count: Int { seats.count - vacantCount }

  package var isEmpty: Bool { count == 0 }

  /// The first ticket that was not given out yet; a value sent to all below it reaches those
  /// who are seated now.
  package var nextTicket: UInt64 { ticketCount }

  /// Seats a sink, behind all others.
  package func seat(_ sink: Sink<Element>) {
    let seat = Seat(sink, in: self, ticket: ticketCount)
    ticketCount += 1
    seats.append(seat)
    sink.adopt(seat)
  }

  /// Sends a value to all who are seated, or to those of them whose ticket is below a limit.
  package func send(_ value: Element) {
    send(value, below: ticketCount)
  }

  package func send(_ value: Element, below limit: UInt64) {
    dispatchDepth += 1
    var index = 0
    while index < seats.count {
      let seat = seats[index]
      if seat.ticket >= limit { break }
      seat.sink?.next(value)
      index += 1
    }
    dispatchDepth -= 1
    if vacantCount > 0 { sweep() }
  }

  /// Empties the room, then tells those who were in it that the source ended.
  package func end(with error: (any Error)?) {
    let leaving = seats
    seats = []
    vacantCount = 0
    for seat in leaving {
      guard let sink = seat.vacate() else { continue }
      if let error {
        sink.error(error)
      } else {
        sink.completed()
      }
    }
  }

  /// Lets everyone go without a word, because the source is gone.
  package func abandon() {
    let leaving = seats
    seats = []
    vacantCount = 0
    onDeserted = nil
    for seat in leaving { seat.vacate()?.abandon() }
  }

  fileprivate func noteVacancy() {
    vacantCount += 1
    sweep()
    if count == 0 { onDeserted?() }
  }

  private func sweep() {
    guard dispatchDepth == 0, vacantCount * 2 > seats.count else { return }
    seats.removeAll { $0.sink == nil }
    vacantCount = 0
  }
}

/// A place in an audience; disposing it leaves the audience.
private final class Seat<Element>: Link {
  let ticket: UInt64
  private(set) var sink: Sink<Element>?
  private var audience: Audience<Element>?

  init(_ sink: Sink<Element>, in audience: Audience<Element>, ticket: UInt64) {
    self.sink = sink
    self.audience = audience
    self.ticket = ticket
    super.init()
  }

  func vacate() -> Sink<Element>? {
    isStopped = true
    audience = nil
    return sink.take()
  }

  override func tearDown() {
    sink = nil
    audience.take()?.noteVacancy()
  }
}
