/// How long the subject between the source and several observers lives.
public enum SubjectLifetimeScope {
  /// As long as something is subscribed; the next subscriber after that starts the source again.
  case whileConnected
  /// For ever; what was sent before is replayed to the next subscriber, also after the end.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source between all observers, and replays the last values.
  ///
  /// With `whileConnected`, the source is subscribed when the first observer comes and disposed
  /// when the last one leaves. After its end a new observer starts it again.
  ///
  ///     source           1   2   3 |
  ///     first            1   2   3 |
  ///     second, replay 1     2   3 |
  ///
  ///     let items = load().share(replay: 1)
  ///     items.subscribe(onNext: { show($0) }).disposed(by: bag)
  ///     items.subscribe(onNext: { count($0) }).disposed(by: bag)
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .whileConnected: SharedWhileConnected(asObservable(), replayCount: replay)
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

/// An observable whose observers share one connection at a time.
package final class SharedWhileConnected<Element>: Observable<Element> {
  private let replayCount: Int
  fileprivate var connection: SharedConnection<Element>?

  package init(_ source: Observable<Element>, replayCount: Int) {
    self.replayCount = replayCount
    super.init(startsTrampoline: false, upstream: source)
  }

  package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    if let connection {
      connection.admit(sink)
      return nil
    }
    let connection = SharedConnection(self, replayCount: replayCount)
    self.connection = connection
    connection.admit(sink)
    if let upstreamNode {
      unsafe unsafeDowncast(upstreamNode, to: Observable<Element>.self).connect(connection)
    }
    return nil
  }

  deinit {
    connection?.owner = nil
  }
}

/// One subscription to the source, and those who share it.
private final class SharedConnection<Element>: Sink<Element> {
  /// Set to nothing by the owner when it goes.
  @safe fileprivate unowned(unsafe) var owner: SharedWhileConnected<Element>?
  private let audience = Audience<Element>()
  private let replayCount: Int
  private var buffer = FIFO<Element>()

  init(_ owner: SharedWhileConnected<Element>, replayCount: Int) {
    self.owner = owner
    self.replayCount = replayCount
    super.init { unsafe unsafeDowncast($0, to: SharedConnection.self).take($1) }
    audience.onDeserted = { [unowned self] in dispose() }
  }

  func admit(_ sink: Sink<Element>) {
    var replay = buffer
    while let value = replay.popFirst() { sink.next(value) }
    if !sink.isStopped { audience.seat(sink) }
  }

  private func take(_ value: Element) {
    if isStopped { return }
    if replayCount > 0 {
      buffer.append(value)
      if buffer.count > replayCount { _ = buffer.popFirst() }
    }
    audience.send(value)
  }

  override func error(_ error: any Error) {
    guard stop() else { return }
    leaveOwner()
    audience.end(with: error)
  }

  override func completed() {
    guard stop() else { return }
    leaveOwner()
    audience.end(with: nil)
  }

  override func tearDown() {
    leaveOwner()
    audience.abandon()
  }

  /// Makes the next subscriber start a new connection.
  private func leaveOwner() {
    if owner?.connection === self { owner?.connection = nil }
  }

  deinit {
    audience.abandon()
  }
}
