public import Streams

extension StateChannel {
  /// Gives a sink the latest state at once, and every further one until the end.
  func attach(_ sink: Sink<State>) {
    if end?.isSent ?? isClosed {
      if let latest { sink.next(latest) }
      if let end { tell(sink, of: end.error) }
      return
    }
    sinks.append(sink)
    let seat = DisposableLink()
    seat.hold(StateSeat(of: sink, in: self))
    sink.adopt(seat)
    guard let latest else { return }
    if isSending {
      sink.next(latest)
    } else {
      isSending = true
      sink.next(latest)
      settle()
    }
  }

  /// Forgets a sink that has stopped.
  func leave(_ sink: Sink<State>) {
    if isSending {
      isUnsettled = true
    } else if let index = sinks.firstIndex(where: { $0 === sink }) {
      sinks.remove(at: index)
    }
  }

  func enqueue(_ state: State) {
    if isClosed || end != nil { return }
    waiting.append((state, sinks.count))
    isUnsettled = true
  }

  /// Sends a state to the first so many of those who watch.
  @inlinable func send(_ state: State, to count: Int) {
    var index = 0
    while index < count {
      let sink = sinks[index]
      if !sink.isStopped { sink.next(state) }
      index &+= 1
    }
  }

  /// Ends a delivery, or does what has to follow it.
  @inlinable func settle() {
    if isUnsettled {
      sendRest()
    } else {
      isSending = false
    }
  }

  @usableFromInline func sendRest() {
    while let next = waiting.popFirst() { send(next.state, to: next.limit) }
    isUnsettled = false
    isSending = false
    if isClosed {
      letEverybodyGo()
    } else if end != nil {
      sendEnd()
    } else {
      sinks.removeAll(where: \.isStopped)
    }
  }

  private func sendEnd() {
    guard let end, !end.isSent else { return }
    self.end?.isSent = true
    let leaving = sinks
    sinks = []
    for sink in leaving where !sink.isStopped { tell(sink, of: end.error) }
  }

  private func letEverybodyGo() {
    let leaving = sinks
    sinks = []
    for sink in leaving where !sink.isStopped { sink.abandon() }
  }

  private func tell(_ sink: Sink<State>, of error: (any Error)?) {
    if let error {
      sink.error(error)
    } else {
      sink.completed()
    }
  }
}
