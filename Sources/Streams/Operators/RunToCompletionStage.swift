/// Sends a value at once unless one is being sent; then it waits for that one to reach everybody.
@usableFromInline
final class RunToCompletionStage<Element>: Pipe<Element, Element> {
  private var queue = FIFO<Event<Element>>()
  @safe @exclusivity(unchecked) @usableFromInline var isSending = false

  @inlinable convenience init(_ downstream: Sink<Element>) {
    self.init(downstream) { unsafe unsafeDowncast($0, to: RunToCompletionStage.self).take($1) }
  }

  @usableFromInline override init(
    _ downstream: Sink<Element>,
    _ receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    super.init(downstream, receive)
  }

  @inlinable func take(_ value: Element) {
    if isSending {
      wait(.next(value))
      return
    }
    isSending = true
    forward(value)
    isSending = false
    if hasWaiting { drain() }
  }

  @safe @exclusivity(unchecked) @usableFromInline var hasWaiting = false

  @usableFromInline func wait(_ event: Event<Element>) {
    if isStopped { return }
    queue.append(event)
    hasWaiting = true
  }

  @usableFromInline func drain() {
    isSending = true
    while let event = queue.popFirst() {
      switch event {
      case .next(let value): forward(value)
      case .error(let error): super.error(error)
      case .completed: super.completed()
      }
    }
    hasWaiting = false
    isSending = false
  }

  override func error(_ error: any Error) {
    if isSending {
      upstream = nil
      wait(.error(error))
    } else {
      super.error(error)
    }
  }

  override func completed() {
    if isSending {
      upstream = nil
      wait(.completed)
    } else {
      super.completed()
    }
  }

  override func tearDown() {
    queue.removeAll()
  }
}
