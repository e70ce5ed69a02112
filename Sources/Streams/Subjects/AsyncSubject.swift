/// A subject that says only its last value, when it completes.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own writing half.
  public typealias Observer = AsyncSubject<Element>

  private let audience = Audience<Element>()
  private var last: Element?
  private var end: SubjectEnd?

  /// Creates a subject.
  public init() {
    super.init(startsTrampoline: false)
  }

  /// Whether anything is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }

  /// Whether the subject was disposed.
  public private(set) var isDisposed = false

  /// Stores a value, or sends the last one and the end; after an end, nothing is sent.
  public func on(_ event: Event<Element>) {
    if isDisposed || end != nil { return }
    switch event {
    case .next(let value): last = value
    case .error(let error):
      last = nil
      finish(.failed(error))
    case .completed: finish(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  /// Lets all observers go without an event; later subscribers get `RxError.disposed`.
  public func dispose() {
    isDisposed = true
    last = nil
    audience.abandon()
  }

  private func finish(_ end: SubjectEnd) {
    self.end = end
    if let last { audience.send(last) }
    audience.end(with: end.error)
  }

  package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    if isDisposed {
      sink.error(RxError.disposed(object: "\(self)"))
    } else if let end {
      if let last { sink.next(last) }
      end.send(to: sink)
    } else {
      audience.seat(sink)
    }
    return nil
  }

  deinit {
    audience.abandon()
  }
}
