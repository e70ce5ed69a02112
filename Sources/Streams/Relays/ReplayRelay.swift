/// A relay that sends each new subscriber the last values it accepted; it never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let source: ReplayRelaySource<Element>

  private init(bufferSize: Int) {
    source = ReplayRelaySource(bufferSize: bufferSize)
  }

  /// Creates a relay that replays at most a number of values.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(bufferSize: bufferSize)
  }

  /// Creates a relay that replays everything.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(bufferSize: .max)
  }

  /// Stores a value and sends it to the observers.
  ///
  /// From inside an observer of this relay it returns at once, and the value follows when the one
  /// in progress has reached every observer.
  public func accept(_ event: Element) {
    source.store(event)
    source.send(event)
  }

  /// Sends the stored values to an observer, then each later one.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The relay as an observable, always the same one.
  public func asObservable() -> Observable<Element> {
    source
  }
}

private final class ReplayRelaySource<Element>: RelaySource<Element> {
  private let bufferSize: Int
  private var buffer = FIFO<Element>()

  init(bufferSize: Int) {
    self.bufferSize = bufferSize
    super.init()
  }

  func store(_ value: Element) {
    buffer.append(value)
    if buffer.count > bufferSize { _ = buffer.popFirst() }
  }

  override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    _ = super.attach(sink)
    var stored = buffer
    while let value = stored.popFirst() { sink.next(value) }
    return nil
  }
}
