/// Where the sinks of an audience sit, without the type of their values.
///
/// What is the same for all types stands here, so that it is compiled once.
@usableFromInline
final class Room: GraphObject {
  @safe @exclusivity(unchecked) @usableFromInline var seats: ContiguousArray<Seat> = []
  @safe @exclusivity(unchecked) @usableFromInline var dispatchDepth = 0
  @safe @exclusivity(unchecked) @usableFromInline var vacantCount = 0
  @safe @exclusivity(unchecked) @usableFromInline var nextTicket: UInt64 = 0

  /// What is disposed when the last sink has left by itself; it clears this when it goes.
  @safe unowned(unsafe) var dependent: Link?

  var isEmpty: Bool { seats.count == vacantCount }

  func seat(_ sink: Link) {
    let seat = Seat(sink, in: self, ticket: nextTicket)
    nextTicket += 1
    seats.append(seat)
    sink.adopt(seat)
  }

  func leaveAll() -> ContiguousArray<Seat> {
    let leaving = vacantCount == 0 ? seats : seats.filter { !$0.isStopped }
    for seat in leaving { seat.leave() }
    if dispatchDepth == 0 {
      seats = []
      vacantCount = 0
    } else {
      vacantCount = seats.count
    }
    return leaving
  }

  fileprivate func remove(_ seat: Seat) {
    vacantCount += 1
    if dispatchDepth == 0 {
      seats.remove(at: index(of: seat.ticket))
      vacantCount -= 1
    }
    if isEmpty { dependent?.dispose() }
  }

  /// Where a ticket sits; tickets rise from seat to seat.
  private func index(of ticket: UInt64) -> Int {
    var low = 0
    var high = seats.count
    while low < high {
      let middle = (low + high) / 2
      if seats[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @usableFromInline func sweep() {
    guard dispatchDepth == 0 else { return }
    seats.removeAll { $0.isStopped }
    vacantCount = 0
  }
}

/// A place in a room; disposing it leaves the room.
@usableFromInline
final class Seat: Link {
  @usableFromInline let ticket: UInt64
  @usableFromInline let sink: Link
  private var room: Room?

  init(_ sink: Link, in room: Room, ticket: UInt64) {
    self.sink = sink
    self.room = room
    self.ticket = ticket
    super.init()
  }

  func leave() {
    isStopped = true
    room = nil
  }

  override func tearDown() {
    room.take()?.remove(self)
  }
}
