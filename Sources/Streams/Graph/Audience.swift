/// The sinks that share one source, in the order in which they came.
///
/// A value goes to those who were there when it was sent, and not to one that left before its
/// turn. Sending allocates nothing and counts no references: while a value is on its way, nobody's
/// seat is cleared away, only marked as left.
@usableFromInline
package final class Audience<Element>: GraphObject {
  @safe @exclusivity(unchecked) @usableFromInline var seats: ContiguousArray<Seat<Element>> = []
  @safe @exclusivity(unchecked) @usableFromInline var dispatchDepth = 0
  @safe @exclusivity(unchecked) @usableFromInline var vacantCount = 0

  /// The first ticket that was not given out yet; a value sent to all below it reaches those
  /// who are seated now.
  @safe @exclusivity(unchecked) @usableFromInline package private(set) var nextTicket: UInt64 = 0

  /// What is disposed when the last sink has left by itself.
  @safe package unowned(unsafe) var dependent: Link?

  @usableFromInline package override init() {
    super.init()
  }

  /// How many sinks are seated.
  package var count: Int { seats.count - vacantCount }

  package var isEmpty: Bool { count == 0 }

  /// Seats a sink, behind all others.
  @usableFromInline package func seat(_ sink: Sink<Element>) {
    let seat = Seat(sink, in: self, ticket: nextTicket)
    nextTicket += 1
    seats.append(seat)
    sink.adopt(seat)
  }

  /// Sends a value to all who are seated.
  @inlinable package func send(_ value: Element) {
    send(value, below: nextTicket)
  }

  /// Sends a value to all whose ticket is below a limit.
  @inlinable package func send(_ value: Element, below limit: UInt64) {
    dispatchDepth += 1
    var index = 0
    while index < seats.count {
      let seat = unsafe Unmanaged.passUnretained(seats[index])
      let isInTime = unsafe seat._withUnsafeGuaranteedRef { seat in
        if seat.ticket >= limit { return false }
        if !seat.isStopped { seat.sink.receive(seat.sink, value) }
        return true
      }
      if !isInTime { break }
      index += 1
    }
    dispatchDepth -= 1
    if vacantCount > 0 { sweep() }
  }

  /// Empties the room, then tells those who were in it that the source ended.
  package func end(with error: (any Error)?) {
    for seat in leaveAll() {
      if let error {
        seat.sink.error(error)
      } else {
        seat.sink.completed()
      }
    }
  }

  /// Lets everyone go without a word, because the source is gone.
  package func abandon() {
    dependent = nil
    for seat in leaveAll() { seat.sink.abandon() }
  }

  private func leaveAll() -> [Seat<Element>] {
    let leaving = seats.filter { !$0.isStopped }
    for seat in leaving { seat.leave() }
    vacantCount = seats.count
    sweep()
    return Array(leaving)
  }

  fileprivate func remove(_ seat: Seat<Element>) {
    vacantCount += 1
    if dispatchDepth == 0 {
      var low = 0
      var high = seats.count
      while low < high {
        let middle = (low + high) / 2
        if seats[middle].ticket < seat.ticket { low = middle + 1 } else { high = middle }
      }
      seats.remove(at: low)
      vacantCount -= 1
    }
    if isEmpty { dependent?.dispose() }
  }

  @usableFromInline func sweep() {
    guard dispatchDepth == 0 else { return }
    seats.removeAll { $0.isStopped }
    vacantCount = 0
  }
}

/// A place in an audience; disposing it leaves the audience.
@usableFromInline
final class Seat<Element>: Link {
  @usableFromInline let ticket: UInt64
  @usableFromInline let sink: Sink<Element>
  private var audience: Audience<Element>?

  init(_ sink: Sink<Element>, in audience: Audience<Element>, ticket: UInt64) {
    self.sink = sink
    self.audience = audience
    self.ticket = ticket
    super.init()
  }

  func leave() {
    isStopped = true
    audience = nil
  }

  override func tearDown() {
    audience.take()?.remove(self)
  }
}
