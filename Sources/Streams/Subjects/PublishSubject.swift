/// A subject that sends each value to those who are subscribed when it comes.
///
/// A late subscriber gets only the end. A value that is sent from inside an observer goes round
/// at once, so that later observers see it before the one in progress; a relay keeps the order.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own writing half.
  public typealias Observer = PublishSubject<Element>

  @usableFromInline let audience = Audience<Element>()
  @safe @exclusivity(unchecked) @usableFromInline var isOpen = true
  private var end: SubjectEnd?

  /// Creates a subject.
  public init() {
    super.init(startsTrampoline: false)
  }

  /// Whether anything is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }

  /// Whether the subject was disposed.
  public private(set) var isDisposed = false

  /// Sends an event to the observers; after an end, nothing is sent.
  public func on(_ event: Event<Element>) {
    if !isOpen { return }
    switch event {
    case .next(let value): audience.send(value)
    case .error(let error): finish(.failed(error))
    case .completed: finish(.completed)
    }
  }

  /// Sends a value to the observers; after an end, nothing is sent.
  @inlinable public func onNext(_ element: Element) {
    if isOpen { audience.send(element) }
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets all observers go without an event; later subscribers get `RxError.disposed`.
  public func dispose() {
    isDisposed = true
    isOpen = false
    audience.abandon()
  }

  private func finish(_ end: SubjectEnd) {
    self.end = end
    isOpen = false
    audience.end(with: end.error)
  }

  package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    if isDisposed {
      sink.error(RxError.disposed(object: "\(self)"))
    } else if let end {
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

/// How a subject ended.
enum SubjectEnd {
  case completed
  case failed(any Error)

  var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }

  func send<Element>(to sink: Sink<Element>) {
    switch self {
    case .completed: sink.completed()
    case .failed(let error): sink.error(error)
    }
  }
}
