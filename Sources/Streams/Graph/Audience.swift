/// The sinks that share one source, in the order in which they came.
///
/// A value goes to those who were there when it was sent, and not to one that left before its
/// turn. Sending allocates nothing.
@usableFromInline
package struct Audience<Element> {
  @usableFromInline let room: Room

  @usableFromInline package init() {
    room = Room()
  }

  /// How many sinks are seated.
  package var count: Int { room.seats.count - room.vacantCount }

  /// Whether nobody is seated.
  package var isEmpty: Bool { room.isEmpty }

  /// The first ticket that was not given out yet; a value sent to all below it reaches those
  /// who are seated now.
  @usableFromInline package var nextTicket: UInt64 { room.nextTicket }

  /// Has a link disposed when the last sink has left by itself.
  package func setDependent(_ link: Link) {
    room.dependent = link
  }

  /// Seats a sink, behind all others.
  @usableFromInline package func seat(_ sink: Sink<Element>) {
    room.seat(sink)
  }

  /// Sends a value to all who are seated.
  @inlinable package func send(_ value: Element) {
    send(value, below: room.nextTicket)
  }

  /// Sends a value to all whose ticket is below a limit.
  ///
  /// No references are counted: while a value is on its way, nobody's seat is cleared away.
  @inlinable package func send(_ value: Element, below limit: UInt64) {
    let room = room
    room.dispatchDepth += 1
    var index = 0
    while index < room.seats.count {
      let seat = unsafe Unmanaged.passUnretained(room.seats[index])
      let isInTime = unsafe seat._withUnsafeGuaranteedRef { seat in
        if seat.ticket >= limit { return false }
        if seat.isStopped { return true }
        let sink = unsafe unsafeDowncast(seat.sink, to: Sink<Element>.self)
        sink.receive(sink, value)
        return true
      }
      if !isInTime { break }
      index += 1
    }
    room.dispatchDepth -= 1
    if room.vacantCount > 0 { room.sweep() }
  }

  /// Empties the room, then tells those who were in it that the source ended.
  package func end(with error: (any Error)?) {
    for seat in room.leaveAll() {
      if let error {
        seat.sink.error(error)
      } else {
        seat.sink.completed()
      }
    }
  }

  /// Lets everyone go without a word, because the source is gone.
  package func abandon() {
    room.dependent = nil
    if room.seats.isEmpty { return }
    for seat in room.leaveAll() { seat.sink.abandon() }
  }
}
