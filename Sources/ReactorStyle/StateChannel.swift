package import Streams

/// The latest state and those who watch it: each gets every state, in order, none stale at the end.
///
/// A state that is accepted while another is being delivered waits until everybody has got that
/// one. The latest state is held once, so that it can be moved out, changed and put back without a
/// copy.
package final class StateChannel<State> {
  private let audience = Audience<State>()
  private var waiting = FIFO<(state: State, limit: UInt64)>()
  private var isSending = false
  private var isClosed = false
  private var override: State?
  private var end: (error: (any Error)?, isSent: Bool)?

  /// The state of whoever owns the channel; nothing while it is moved out.
  private var owned: State?

  /// Whether the owner has moved the state out in order to change it.
  package private(set) var isMovedOut = false

  package init(_ state: State? = nil) {
    owned = state
  }

  /// What a new subscriber gets: the state that was put in front of the owner's, or the owner's.
  package var latest: State? { override ?? owned }

  package var hasObservers: Bool { !audience.isEmpty }

  /// Moves the owner's state out, so that it is held nowhere else.
  package func moveOut() -> State? {
    isMovedOut = true
    return owned.take()
  }

  /// Lets a state be read while the one that was moved out is being changed.
  package func lend(_ state: State) {
    owned = state
  }

  /// Takes the owner's next state and delivers it.
  package func accept(_ state: State) {
    isMovedOut = false
    owned = state
    if override == nil { send(state) }
  }

  /// Takes the owner's next state, to be delivered by ``flush()``.
  package func hold(_ state: State) {
    owned = state
    if override == nil, !isClosed, end == nil { waiting.append((state, audience.nextTicket)) }
  }

  /// Delivers what waits, unless a delivery is under way, which will.
  package func flush() {
    if isSending || waiting.isEmpty { return }
    isSending = true
    sendWaiting()
  }

  /// Delivers a state in place of the owner's, until further notice.
  package func show(_ state: State) {
    override = state
    send(state)
  }

  /// Goes back to the owner's state and delivers it, if it has one.
  package func showOwned() {
    override = nil
    if let owned { send(owned) }
  }

  /// Ends the channel when what waits has been delivered.
  package func finish(_ error: (any Error)?) {
    guard end == nil else { return }
    end = (error, false)
    if !isSending { sendEnd() }
  }

  /// Lets everybody go without an event; the latest state can still be read.
  package func close() {
    isClosed = true
    waiting.removeAll()
    audience.abandon()
  }

  /// Gives a sink the latest state at once, and every further one until the end.
  package func attach(_ sink: Sink<State>) {
    if end?.isSent ?? isClosed {
      if let latest { sink.next(latest) }
      if let end { send(end.error, to: sink) }
      return
    }
    audience.seat(sink)
    guard let latest else { return }
    if isSending {
      sink.next(latest)
    } else {
      isSending = true
      sink.next(latest)
      sendWaiting()
    }
  }
}

extension StateChannel {
  private func send(_ state: State) {
    if isClosed || end != nil { return }
    if isSending {
      waiting.append((state, audience.nextTicket))
      return
    }
    isSending = true
    audience.send(state)
    sendWaiting()
  }

  private func sendWaiting() {
    while let next = waiting.popFirst() { audience.send(next.state, below: next.limit) }
    isSending = false
    if end != nil { sendEnd() }
  }

  private func sendEnd() {
    guard let end, !end.isSent else { return }
    self.end?.isSent = true
    audience.end(with: end.error)
  }

  private func send(_ error: (any Error)?, to sink: Sink<State>) {
    if let error {
      sink.error(error)
    } else {
      sink.completed()
    }
  }
}
