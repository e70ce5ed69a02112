extension ObservableType {
  /// Makes a stream of each value and sends these streams one after the other.
  ///
  ///     source     a   b      |
  ///     inner      a 1 2 |
  ///     concatMap  a1 a2 b1 b2 |
  ///
  ///     commands
  ///       .concatMap { run($0) }
  ///       .subscribe(onNext: { print($0) })
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Lift(asObservable()) {
      MergeLimitedStage($0, limit: 1) { try selector($0).asObservable() }
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the streams that the source sends one after the other.
  public func concat() -> Observable<Element.Element> {
    concatMap { $0 }
  }

  /// Sends the values of the streams that the source sends, of so many at a time.
  ///
  /// Further streams wait in a queue.
  ///
  ///     merge(maxConcurrent: 2)  two inner streams at a time
  ///
  ///     downloads
  ///       .merge(maxConcurrent: 2)
  ///       .subscribe(onNext: { print($0) })
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Lift(asObservable()) {
      MergeLimitedStage($0, limit: maxConcurrent) { $0.asObservable() }
    }
  }
}

private final class MergeLimitedStage<Input, Output>: Junction<Input, Output>, BranchOwner {
  private let selector: (Input) throws -> Observable<Output>
  private let limit: Int
  private var branches = BranchSet<Output>()
  private var queue = FIFO<Observable<Output>>()
  private var sourceCompleted = false
  private var isStarting = false

  init(
    _ downstream: Sink<Output>,
    limit: Int,
    _ selector: @escaping (Input) throws -> Observable<Output>
  ) {
    self.selector = selector
    self.limit = limit
    super.init(downstream) { unsafe unsafeDowncast($0, to: MergeLimitedStage.self).take($1) }
  }

  private func take(_ value: Input) {
    if isStopped { return }
    do {
      queue.append(try selector(value))
      startNext()
    } catch {
      fail(error)
    }
  }

  /// Starts what may run; a stream that completes at once makes the loop go round again.
  private func startNext() {
    if isStarting { return }
    isStarting = true
    while !isStopped, branches.count < limit, let inner = queue.popFirst() {
      let branch = Branch(downstream, owner: self)
      branches.insert(branch)
      inner.connect(branch)
    }
    isStarting = false
    if sourceCompleted, branches.isEmpty { finish() }
  }

  func branchCompleted(_ branch: Link) {
    branches.remove(branch)
    startNext()
  }

  func branchFailed(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    sourceCompleted = true
    if branches.isEmpty, !isStarting { finish() }
  }

  override func tearDown() {
    queue.removeAll()
    for branch in branches.takeAll() { branch.dispose() }
  }
}
