extension ConnectableObservableType {
  /// Connects when the first observer comes and disconnects when the last one leaves.
  ///
  ///     source          1 2 3 |
  ///     first observer  1 2 3 |
  ///     second            2 3 |
  ///
  ///     source
  ///       .publish()
  ///       .refCount()
  public func refCount() -> Observable<Element> {
    RefCountSource(asObservable(), connect: connect)
  }
}

private final class RefCountSource<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let makeConnection: () -> any Disposable
  private var connection: (any Disposable)?
  private var observerCount = 0
  private(set) var generation = 0

  init(_ source: Observable<Element>, connect: @escaping () -> any Disposable) {
    self.source = source
    makeConnection = connect
    super.init()
  }

  override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    let stage = RefCountStage(sink, of: self)
    sink.adopt(stage)
    source.connect(stage)
    if stage.isStopped { return nil }
    stage.generation = generation
    observerCount += 1
    if observerCount == 1 {
      let current = generation
      let connection = makeConnection()
      if current == generation { self.connection = connection } else { connection.dispose() }
    }
    return nil
  }

  /// Called when the source has ended, before the observer hears of it.
  func end(of generation: Int) -> (any Disposable)? {
    guard generation == self.generation else { return nil }
    self.generation += 1
    observerCount = 0
    return connection.take()
  }

  /// Called when an observer left before the end.
  func leave(_ generation: Int) {
    guard generation == self.generation else { return }
    observerCount -= 1
    if observerCount == 0 { end(of: generation)?.dispose() }
  }
}

private final class RefCountStage<Element>: Pipe<Element, Element> {
  private let owner: RefCountSource<Element>
  var generation = -1

  init(_ downstream: Sink<Element>, of owner: RefCountSource<Element>) {
    self.owner = owner
    super.init(downstream) { unsafe unsafeDowncast($0, to: RefCountStage.self).forward($1) }
  }

  override func error(_ error: any Error) {
    guard stop() else { return }
    let connection = owner.end(of: generation)
    downstream.error(error)
    connection?.dispose()
  }

  override func completed() {
    guard stop() else { return }
    let connection = owner.end(of: generation)
    downstream.completed()
    connection?.dispose()
  }

  override func tearDown() {
    owner.leave(generation)
  }
}
