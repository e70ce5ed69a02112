/// Sends the outermost value at once, and from the trampoline what comes while one is being sent.
@usableFromInline
final class ObserveOnTrampolineStage<Element>: Pipe<Element, Element>, Hop {
  private var queue = FIFO<Event<Element>>()
  private var isScheduled = false

  @inlinable convenience init(_ downstream: Sink<Element>) {
    self.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: ObserveOnTrampolineStage.self)
      if Trampoline.isActive {
        stage.enqueue(.next(value))
      } else {
        Trampoline.run { stage.forward(value) }
      }
    }
  }

  @usableFromInline override init(
    _ downstream: Sink<Element>,
    _ receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    super.init(downstream, receive)
  }

  @usableFromInline func enqueue(_ event: Event<Element>) {
    if isStopped { return }
    queue.append(event)
    if isScheduled { return }
    isScheduled = true
    Trampoline.enqueue(self)
  }

  /// Sends one event, then goes to the back of the trampoline if there is another.
  @usableFromInline package func run() {
    isScheduled = false
    guard !isStopped, let event = queue.popFirst() else { return }
    if !queue.isEmpty {
      isScheduled = true
      Trampoline.enqueue(self)
    }
    switch event {
    case .next(let value): forward(value)
    case .error(let error): super.error(error)
    case .completed: super.completed()
    }
  }

  override func error(_ error: any Error) {
    upstream = nil
    enqueue(.error(error))
  }

  override func completed() {
    upstream = nil
    enqueue(.completed)
  }

  override func tearDown() {
    queue.removeAll()
  }
}
