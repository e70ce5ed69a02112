/// A stream that sends nothing to its observers until it is told to connect.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes the source on behalf of all observers.
  ///
  /// - Returns: What disconnects. While connected, a second call returns the same connection.
  func connect() -> any Disposable
}

/// An observable that sends nothing to its observers until it is told to connect.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes the source on behalf of all observers.
  ///
  /// - Returns: What disconnects. While connected, a second call returns the same connection.
  public func connect() -> any Disposable {
    Disposables.create()
  }
}

extension ObservableType {
  /// Sends the values through one subject to all observers, once connected.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    MulticastSource(asObservable()) { subject }
  }

  /// Sends the values through a subject to all observers, once connected; each connection has a
  /// subject of its own.
  ///
  /// When the source has ended, the subject is dropped: a late observer waits for a new connection.
  ///
  ///     source                 1  2  |
  ///     connected after 1         2  |
  ///
  ///     let shared = source.multicast { PublishSubject() }
  ///     shared.subscribe(onNext: { print($0) }).disposed(by: bag)
  ///     shared.connect().disposed(by: bag)
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    MulticastSource(asObservable(), makeSubject)
  }

  /// Sends the values to all observers, once connected.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Sends the values to all observers, once connected, and replays the last of them.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Sends the values to all observers, once connected, and replays all of them.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}

private final class MulticastSource<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  typealias Input = Subject.Observer.Element

  private let makeSubject: () -> Subject
  private var currentSubject: Subject?
  private var connection: MulticastConnection<Subject>?

  init(_ source: Observable<Input>, _ makeSubject: @escaping () -> Subject) {
    self.makeSubject = makeSubject
    super.init(startsTrampoline: false, upstream: source)
  }

  private var subject: Subject {
    let subject = currentSubject ?? makeSubject()
    currentSubject = subject
    return subject
  }

  override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    subject.asObservable()
  }

  override func connect() -> any Disposable {
    if let connection { return connection }
    let connection = MulticastConnection(subject.asObserver(), of: self)
    self.connection = connection
    if let upstreamNode {
      unsafe unsafeDowncast(upstreamNode, to: Observable<Input>.self).connect(connection)
    }
    return connection
  }

  func forget(_ ended: MulticastConnection<Subject>) {
    guard connection === ended else { return }
    connection = nil
    currentSubject = nil
  }
}

private final class MulticastConnection<Subject: SubjectType>: Sink<Subject.Observer.Element> {
  private let observer: Subject.Observer
  private var owner: MulticastSource<Subject>?

  init(_ observer: Subject.Observer, of owner: MulticastSource<Subject>) {
    self.observer = observer
    self.owner = owner
    super.init { sink, value in
      let connection = unsafe unsafeDowncast(sink, to: MulticastConnection.self)
      if !connection.isStopped { connection.observer.onNext(value) }
    }
  }

  override func error(_ error: any Error) {
    guard stop() else { return }
    observer.onError(error)
    tearDown()
  }

  override func completed() {
    guard stop() else { return }
    observer.onCompleted()
    tearDown()
  }

  override func tearDown() {
    owner.take()?.forget(self)
  }
}
