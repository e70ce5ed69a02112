/// A subject that sends each new subscriber the last values it was given.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own writing half.
  public typealias Observer = ReplaySubject<Element>

  private let audience = Audience<Element>()
  private let bufferSize: Int
  private var buffer = FIFO<Element>()
  private var end: SubjectEnd?

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
    super.init(startsTrampoline: false)
  }

  /// Creates a subject that replays at most a number of values.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: bufferSize)
  }

  /// Creates a subject that replays everything.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: .max)
  }

  /// Whether anything is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }

  /// Whether the subject was disposed.
  public private(set) var isDisposed = false

  /// Stores a value and sends it, or sends the end; after an end, nothing is sent.
  public func on(_ event: Event<Element>) {
    if isDisposed || end != nil { return }
    switch event {
    case .next(let value):
      buffer.append(value)
      if buffer.count > bufferSize { _ = buffer.popFirst() }
      audience.send(value)
    case .error(let error): finish(.failed(error))
    case .completed: finish(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets all observers go without an event; later subscribers get `RxError.disposed`.
  public func dispose() {
    isDisposed = true
    buffer.removeAll()
    audience.abandon()
  }

  private func finish(_ end: SubjectEnd) {
    self.end = end
    audience.end(with: end.error)
  }

  package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    if isDisposed {
      sink.error(RxError.disposed(object: "\(self)"))
      return nil
    }
    let replay = ReplayPipe(sink)
    sink.adopt(replay)
    if end == nil { audience.seat(replay) }
    replay.send(buffer)
    end?.send(to: replay)
    return nil
  }

  deinit {
    audience.abandon()
  }
}

/// Holds live events back until the stored values were sent.
private final class ReplayPipe<Element>: Pipe<Element, Element> {
  private var held = FIFO<Event<Element>>()
  private var isReplaying = true

  init(_ downstream: Sink<Element>) {
    super.init(downstream) { sink, value in
      let pipe = unsafe unsafeDowncast(sink, to: ReplayPipe.self)
      if pipe.isReplaying { pipe.held.append(.next(value)) } else { pipe.forward(value) }
    }
  }

  override func error(_ error: any Error) {
    if isReplaying { held.append(.error(error)) } else { super.error(error) }
  }

  override func completed() {
    if isReplaying { held.append(.completed) } else { super.completed() }
  }

  func send(_ stored: FIFO<Element>) {
    var stored = stored
    while let value = stored.popFirst() { forward(value) }
    while let event = held.popFirst() {
      switch event {
      case .next(let value): forward(value)
      case .error(let error): super.error(error)
      case .completed: super.completed()
      }
    }
    isReplaying = false
  }
}
