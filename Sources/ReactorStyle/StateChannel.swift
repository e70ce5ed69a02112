public import Streams

/// The latest state and those who watch it: each gets every state, in order, none stale at the end.
///
/// A state that is accepted while another is being delivered waits until everybody has got that
/// one. The latest state is held once, so that it can be moved out, changed and put back without a
/// copy.
@usableFromInline
final class StateChannel<State> {
  /// Who watches, in the order of subscription; one that leaves during a delivery stays till its end.
  @safe @exclusivity(unchecked) @usableFromInline var sinks: ContiguousArray<Sink<State>> = []

  /// The state of whoever owns the channel; nothing while it is moved out.
  @safe @exclusivity(unchecked) @usableFromInline var owned: State?

  /// Whether the owner has moved the state out in order to change it.
  @safe @exclusivity(unchecked) @usableFromInline var isMovedOut = false

  /// Whether the owner's states go to whoever watches: nothing stands in front, nothing has ended.
  @safe @exclusivity(unchecked) @usableFromInline var isOpen = true
  @safe @exclusivity(unchecked) @usableFromInline var isSending = false

  /// Whether a delivery is to be followed by others, by an end, or by letting somebody go.
  @safe @exclusivity(unchecked) @usableFromInline var isUnsettled = false
  var waiting = FIFO<(state: State, limit: Int)>()
  @usableFromInline var override: State?
  var isClosed = false
  var end: (error: (any Error)?, isSent: Bool)?

  init(_ state: State? = nil) {
    owned = state
  }

  /// What a new subscriber gets: the state that was put in front of the owner's, or the owner's.
  @inlinable var latest: State? { override ?? owned }
}

// What the owner does.
extension StateChannel {
  /// Moves the owner's state out, so that it is held nowhere else.
  @inlinable func moveOut() -> State? {
    isMovedOut = true
    return owned.take()
  }

  /// Lets a state be read while the one that was moved out is being changed.
  @inlinable func lend(_ state: State) {
    if isMovedOut { owned = state }
  }

  /// Takes the state back unchanged.
  @inlinable func putBack(_ state: State) {
    isMovedOut = false
    owned = state
  }

  /// Takes the owner's next state and delivers it.
  @inlinable func accept(_ state: State) {
    if isOpen, !isSending {
      isMovedOut = false
      owned = state
      isSending = true
      send(state, to: sinks.count)
      settle()
    } else {
      hold(state)
      flush()
    }
  }

  /// Takes the owner's next state, to be delivered by ``flush()``.
  @usableFromInline func hold(_ state: State) {
    isMovedOut = false
    owned = state
    if override == nil { enqueue(state) }
  }

  /// Delivers what waits, unless a delivery is under way, which will.
  @usableFromInline func flush() {
    if isSending || waiting.isEmpty { return }
    isSending = true
    settle()
  }

  /// Delivers a state in place of the owner's, until further notice.
  func show(_ state: State) {
    override = state
    isOpen = false
    enqueue(state)
    flush()
  }

  /// Goes back to the owner's state and delivers it, if it has one.
  func showOwned() {
    override = nil
    isOpen = end == nil && !isClosed
    if let owned { enqueue(owned) }
    flush()
  }

  /// Ends the channel when what waits has been delivered.
  func finish(_ error: (any Error)?) {
    guard end == nil else { return }
    end = (error, false)
    isOpen = false
    isUnsettled = true
    if !isSending { settle() }
  }

  /// Lets everybody go without an event; the latest state can still be read.
  func close() {
    isClosed = true
    isOpen = false
    isUnsettled = true
    waiting.removeAll()
    if !isSending { settle() }
  }
}
