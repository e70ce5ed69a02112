/// A subject with a current value, which each new subscriber gets first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own writing half.
  public typealias Observer = BehaviorSubject<Element>

  @usableFromInline let audience = Audience<Element>()
  @safe @exclusivity(unchecked) @usableFromInline var isOpen = true
  @safe @exclusivity(unchecked) @usableFromInline var current: Element
  private var end: SubjectEnd?

  /// Creates a subject with its first value.
  public init(value: Element) {
    current = value
    super.init(startsTrampoline: false)
  }

  /// Whether anything is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }

  /// Whether the subject was disposed.
  public private(set) var isDisposed = false

  /// The current value.
  ///
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: "\(self)") }
    if let error = end?.error { throw error }
    return current
  }

  /// Stores a value and sends it, or sends the end; after an end, nothing is sent.
  public func on(_ event: Event<Element>) {
    if !isOpen { return }
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): finish(.failed(error))
    case .completed: finish(.completed)
    }
  }

  /// Stores a value and sends it; after an end, nothing is stored or sent.
  @inlinable public func onNext(_ element: Element) {
    if !isOpen { return }
    current = element
    audience.send(element)
  }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> {
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
      sink.next(current)
    }
    return nil
  }

  deinit {
    audience.abandon()
  }
}
