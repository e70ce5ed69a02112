/// An observable whose observers share one connection at a time.
@usableFromInline
package final class SharedWhileConnected<Element>: Observable<Element> {
  private let makeConnection: (SharedWhileConnected<Element>) -> SharedConnection<Element>
  @usableFromInline var connection: SharedConnection<Element>?

  @usableFromInline init(
    _ source: Observable<Element>,
    _ makeConnection: @escaping (SharedWhileConnected<Element>) -> SharedConnection<Element>
  ) {
    self.makeConnection = makeConnection
    super.init(startsTrampoline: false, upstream: source)
  }

  @usableFromInline package override func attach(
    _ sink: Sink<Element>
  ) -> Observable<Element>? {
    if let connection {
      connection.admit(sink)
      return nil
    }
    let connection = makeConnection(self)
    self.connection = connection
    connection.admit(sink)
    if let upstreamNode {
      unsafe unsafeDowncast(upstreamNode, to: Observable<Element>.self).connect(connection)
    }
    return nil
  }

  deinit {
    connection?.forgetOwner()
  }
}

/// One subscription to the source, and those who share it.
@usableFromInline
final class SharedConnection<Element>: Sink<Element> {
  /// Set to nothing by the owner when it goes.
  @safe private unowned(unsafe) var owner: SharedWhileConnected<Element>?
  @usableFromInline let audience = Audience<Element>()
  @usableFromInline let replayCount: Int
  @safe @exclusivity(unchecked) @usableFromInline var latest: Element?
  private var earlier = FIFO<Element>()

  @inlinable convenience init(_ owner: SharedWhileConnected<Element>, replayCount: Int) {
    self.init(owner, replayCount) { unsafe unsafeDowncast($0, to: SharedConnection.self).take($1) }
  }

  @usableFromInline init(
    _ owner: SharedWhileConnected<Element>,
    _ replayCount: Int,
    _ receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    self.owner = owner
    self.replayCount = replayCount
    super.init(receive)
    audience.setDependent(self)
  }

  func admit(_ sink: Sink<Element>) {
    var replay = earlier
    while let value = replay.popFirst() { sink.next(value) }
    if let latest { sink.next(latest) }
    if !sink.isStopped { audience.seat(sink) }
  }

  @inlinable func take(_ value: Element) {
    if isStopped { return }
    if replayCount > 1 { keepEarlier() }
    if replayCount > 0 { latest = value }
    audience.send(value)
  }

  @usableFromInline func keepEarlier() {
    guard let latest else { return }
    earlier.append(latest)
    if earlier.count >= replayCount { _ = earlier.popFirst() }
  }

  @usableFromInline override func error(_ error: any Error) {
    guard stop() else { return }
    leaveOwner()
    audience.end(with: error)
  }

  @usableFromInline override func completed() {
    guard stop() else { return }
    leaveOwner()
    audience.end(with: nil)
  }

  @usableFromInline override func tearDown() {
    leaveOwner()
    audience.abandon()
  }

  func forgetOwner() {
    owner = nil
  }

  /// Makes the next subscriber start a new connection.
  private func leaveOwner() {
    if owner?.connection === self { owner?.connection = nil }
    owner = nil
  }

  deinit {
    audience.abandon()
  }
}
