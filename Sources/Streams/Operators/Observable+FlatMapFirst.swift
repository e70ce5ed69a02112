extension ObservableType {
  /// Makes a stream of a value and ignores further values until that stream has completed.
  ///
  ///     source        a   b     c   |
  ///     inner         a 1 2 |   c 1 2 |
  ///     flatMapFirst  a1 a2     c1 c2 |
  ///
  ///     taps
  ///       .flatMapFirst { load() }
  ///       .subscribe(onNext: { print($0) })
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Lift(asObservable()) { FlatMapFirstStage($0) { try selector($0).asObservable() } }
  }
}

private final class FlatMapFirstStage<Input, Output>: Junction<Input, Output>, BranchOwner {
  private let selector: (Input) throws -> Observable<Output>
  private var current: Branch<Output>?
  private var sourceCompleted = false

  init(_ downstream: Sink<Output>, _ selector: @escaping (Input) throws -> Observable<Output>) {
    self.selector = selector
    super.init(downstream) { unsafe unsafeDowncast($0, to: FlatMapFirstStage.self).take($1) }
  }

  private func take(_ value: Input) {
    if isStopped || current != nil { return }
    do {
      let inner = try selector(value)
      if isStopped { return }
      let branch = Branch(downstream, owner: self)
      current = branch
      inner.connect(branch)
    } catch {
      fail(error)
    }
  }

  func branchCompleted(_ branch: Link) {
    current = nil
    if sourceCompleted { finish() }
  }

  func branchFailed(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    sourceCompleted = true
    if current == nil { finish() }
  }

  override func tearDown() {
    current.take()?.dispose()
  }
}
