public import Streams

/// Where actions enter a reactor, one after the other, and where they can be watched.
///
/// It never ends: an error or a completion that is bound to it is dropped. An action that comes
/// while another is at work waits for its turn. In its turn an action goes to the observers first,
/// in the order in which they subscribed, and then to the reactor.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
  /// The subject is its own writing half.
  public typealias Observer = ActionSubject<Element>

  private let audience = Audience<Element>()
  private var waiting = FIFO<Element>()
  private var depth = 0
  private lazy var observable: Observable<Element> = Source(startsTrampoline: false) {
    [audience] sink in
    audience.seat(sink)
    return nil
  }

  /// What is done with an action when the observers have got it.
  package var handler: ((Element) -> Void)?

  /// What is done with an action instead, as long as something stands in for the reactor.
  package var interceptor: ((Element) -> Void)?

  package init() {}

  /// How many observers there are.
  package var observerCount: Int { audience.count }

  /// Takes an action; an error or a completion is dropped.
  ///
  /// - Parameter event: What came.
  public func on(_ event: Event<Element>) {
    if case .next(let action) = event { onNext(action) }
  }

  /// Takes an action.
  ///
  /// - Parameter action: What is wanted.
  public func onNext(_ action: Element) {
    if depth > 0 || !waiting.isEmpty {
      waiting.append(action)
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
  package func begin() {
    depth += 1
  }

  /// Notes that it has ended, and gives those that waited their turns.
  package func end() {
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    while let action = waiting.popFirst() {
      depth += 1
      dispatch(action)
      depth -= 1
    }
  }

  /// Forgets the reactor and everybody who watches.
  package func close() {
    handler = nil
    interceptor = nil
    waiting.removeAll()
    audience.abandon()
  }

  private func dispatch(_ action: Element) {
    if !audience.isEmpty { audience.send(action) }
    if let interceptor {
      interceptor(action)
    } else {
      handler?(action)
    }
  }
}
