/// A stream of values: what happens when something subscribes, and nothing until then.
///
/// A graph of observables lives in one isolation domain; the compiler refuses to share it with
/// another. The class as it stands never sends anything; each kind of source overrides `attach`.
public class Observable<Element>: ObservableNode, ObservableType {
  /// Starts sending events to an observer.
  ///
  /// - Returns: What ends the subscription before the stream does.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = ObserverSink(observer)
    connect(sink)
    return sink
  }

  /// The observable itself.
  public func asObservable() -> Observable<Element> {
    self
  }

  /// Starts sending to a sink, and hands it the link by which it can stop the sending.
  ///
  /// - Returns: The observable that carries on in this one's place, if there is one. Returning it
  ///   instead of attaching to it makes a loop of what would be recursion.
  @usableFromInline package func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    nil
  }
}

extension Observable {
  /// Attaches a sink; the outermost such call on a thread runs what was scheduled meanwhile.
  @usableFromInline package final func connect(_ sink: Sink<Element>) {
    if !startsTrampoline || Trampoline.isActive {
      follow(sink)
    } else {
      Trampoline.run { follow(sink) }
    }
  }

  private func follow(_ sink: Sink<Element>) {
    var source = attach(sink)
    while let current = source, !sink.isStopped {
      source = current.attach(sink)
    }
  }
}
