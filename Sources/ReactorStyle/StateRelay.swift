public import Streams

/// A state that can be read, set and watched, and that never ends.
///
/// Every subscriber gets the latest value at once and then each further one in order; a value that
/// is set from inside a subscriber waits until all have got the one before.
public final class StateRelay<Element>: ObservableType {
  private let channel: StateChannel<Element>
  private let observable: Observable<Element>

  /// Creates a relay.
  ///
  /// - Parameter value: The first value.
  public init(value: Element) {
    let channel = StateChannel(value)
    self.channel = channel
    observable = Source(startsTrampoline: false) { sink in
      channel.attach(sink)
      return nil
    }
    latest = value
  }

  private var latest: Element

  /// The latest value; setting it is what ``accept(_:)`` does.
  public var value: Element {
    get { latest }
    set { accept(newValue) }
  }

  /// Takes a value and delivers it to every subscriber.
  ///
  /// - Parameter value: The new value.
  public func accept(_ value: Element) {
    latest = value
    channel.accept(value)
  }

  /// Subscribes an observer, which gets the latest value at once.
  ///
  /// - Parameter observer: What is given the values.
  /// - Returns: What ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observable.subscribe(observer)
  }

  /// The values as an observable, the same one each time.
  public func asObservable() -> Observable<Element> { observable }

  deinit {
    channel.close()
  }
}
