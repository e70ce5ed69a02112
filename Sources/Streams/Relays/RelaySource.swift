/// What stands behind every relay: it never ends, and it never lets one value overtake another.
///
/// A value accepted from inside an observer waits until the one in progress has reached every
/// observer. It goes to those who were subscribed when it was accepted.
package class RelaySource<Element>: Observable<Element> {
  private let audience = Audience<Element>()
  private var waiting = FIFO<(value: Element, limit: UInt64)>()
  private var isSending = false

  package init() {
    super.init(startsTrampoline: false)
  }

  /// Sends a value now, or when those accepted before it have reached everyone.
  package final func send(_ value: Element) {
    if isSending {
      waiting.append((value, audience.nextTicket))
      return
    }
    isSending = true
    audience.send(value)
    while let next = waiting.popFirst() { audience.send(next.value, below: next.limit) }
    isSending = false
  }

  package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    audience.seat(sink)
    return nil
  }

  deinit {
    audience.abandon()
  }
}
