/// What stands behind every relay: it never ends, and it never lets one value overtake another.
///
/// A value accepted from inside an observer waits until the one in progress has reached every
/// observer. It goes to those who were subscribed when it was accepted.
@usableFromInline
package class RelaySource<Element>: Observable<Element> {
  @usableFromInline final let audience = Audience<Element>()
  private var waiting = FIFO<(value: Element, limit: UInt64)>()
  @safe @exclusivity(unchecked) @usableFromInline final var isSending = false
  @safe @exclusivity(unchecked) @usableFromInline final var hasWaiting = false

  @usableFromInline package init() {
    super.init(startsTrampoline: false)
  }

  /// Sends a value now, or when those accepted before it have reached everyone.
  @inlinable package final func send(_ value: Element) {
    if isSending {
      wait(value)
      return
    }
    isSending = true
    audience.send(value)
    if hasWaiting { sendWaiting() }
    isSending = false
  }

  @usableFromInline final func wait(_ value: Element) {
    waiting.append((value, audience.nextTicket))
    hasWaiting = true
  }

  @usableFromInline final func sendWaiting() {
    while let next = waiting.popFirst() { audience.send(next.value, below: next.limit) }
    hasWaiting = false
  }

  @usableFromInline package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    audience.seat(sink)
    return nil
  }

  deinit {
    audience.abandon()
  }
}
