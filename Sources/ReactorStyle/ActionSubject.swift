public import Streams

/// Where actions enter a reactor, one after the other, and where they can be watched.
///
/// It never ends: an error or a completion that is bound to it is dropped. An action that comes
/// while another is at work waits for its turn. In its turn an action goes to the observers first,
/// in the order in which they subscribed, and then to the reactor.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
  /// The subject is its own writing half.
  public typealias Observer = ActionSubject<Element>

  /// Whoever watches; made when the first one comes.
  private var audience: Audience<Element>?
  private var waiting = FIFO<Element>()
  private var isClosed = false
  private lazy var observable: Observable<Element> = makeObservable()

  @safe @exclusivity(unchecked) @usableFromInline var depth = 0
  @safe @exclusivity(unchecked) @usableFromInline var isWatched = false
  @safe @exclusivity(unchecked) @usableFromInline var hasWaiting = false

  /// What is done with an action when the observers have got it.
  @safe @exclusivity(unchecked) @usableFromInline var handler: ((Element) -> Void)?

  /// What is done with an action instead, as long as something stands in for the reactor.
  @safe @exclusivity(unchecked) @usableFromInline var interceptor: ((Element) -> Void)?

  init() {}

  /// How many observers there are.
  package var observerCount: Int { audience?.count ?? 0 }

  /// Takes an action; an error or a completion is dropped.
  ///
  /// - Parameter event: What came.
  public func on(_ event: Event<Element>) {
    if case .next(let action) = event { onNext(action) }
  }

  /// Takes an action.
  ///
  /// - Parameter action: What is wanted.
  @inlinable public func onNext(_ action: Element) {
    if depth > 0 || hasWaiting {
      wait(action)
      return
    }
    begin()
    dispatch(action)
    end()
  }

  /// The subject itself.
  public func asObserver() -> ActionSubject<Element> { self }

  /// The actions as an observable, the same one each time.
  public func asObservable() -> Observable<Element> { observable }

  /// Subscribes an observer to the actions from now on.
  ///
  /// - Parameter observer: What is given the actions.
  /// - Returns: What ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}

extension ActionSubject {
  /// Notes that something is at work, for which actions have to wait.
  @inlinable func begin() {
    depth &+= 1
  }

  /// Notes that it has ended, and gives those that waited their turns.
  @inlinable func end() {
    depth &-= 1
    if depth == 0, hasWaiting { dispatchWaiting() }
  }

  /// Forgets the reactor and everybody who watches.
  func close() {
    isClosed = true
    handler = nil
    interceptor = nil
    waiting.removeAll()
    hasWaiting = false
    audience?.abandon()
  }

  @inlinable func dispatch(_ action: Element) {
    if isWatched { tell(action) }
    if let interceptor {
      interceptor(action)
    } else if let handler {
      handler(action)
    }
  }

  @usableFromInline func tell(_ action: Element) {
    audience?.send(action)
  }

  @usableFromInline func wait(_ action: Element) {
    waiting.append(action)
    hasWaiting = true
  }

  @usableFromInline func dispatchWaiting() {
    while let action = waiting.popFirst() {
      depth += 1
      dispatch(action)
      depth -= 1
    }
    hasWaiting = false
  }

  private func makeObservable() -> Observable<Element> {
    let audience = Audience<Element>()
    self.audience = audience
    isWatched = true
    return Source(startsTrampoline: false) { [weak self] sink in
      if let self, !isClosed { audience.seat(sink) }
      return nil
    }
  }
}
