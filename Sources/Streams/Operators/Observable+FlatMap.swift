extension ObservableType {
  /// Makes a stream of each value and sends the values of all of them as they come.
  ///
  /// Completes when the source and all inner streams have; the first error ends everything. What
  /// the selector throws is such an error.
  ///
  ///     source               a     b   |
  ///     flatMap { x, x' }    a a'  b b' |
  ///
  ///     taps
  ///       .flatMap { load($0) }
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Lift(asObservable()) { FlatMapStage($0) { try selector($0).asObservable() } }
  }
}

@usableFromInline
final class FlatMapStage<Input, Output>: Junction<Input, Output>, BranchOwner {
  @usableFromInline let selector: (Input) throws -> Observable<Output>
  @safe @exclusivity(unchecked) private var branches = BranchSet<Output>()
  private var sourceCompleted = false

  @inlinable convenience init(
    _ downstream: Sink<Output>,
    _ selector: @escaping (Input) throws -> Observable<Output>
  ) {
    self.init(downstream, selector) { unsafe unsafeDowncast($0, to: FlatMapStage.self).take($1) }
  }

  @usableFromInline init(
    _ downstream: Sink<Output>,
    _ selector: @escaping (Input) throws -> Observable<Output>,
    receive: @escaping (Sink<Input>, Input) -> Void
  ) {
    self.selector = selector
    super.init(downstream, receive)
  }

  @inlinable func take(_ value: Input) {
    if isStopped { return }
    do {
      let inner = try selector(value)
      if !isStopped { merge(inner, Branch(downstream, owner: self)) }
    } catch {
      fail(error)
    }
  }

  @usableFromInline func merge(_ inner: Observable<Output>, _ branch: Branch<Output>) {
    branches.insert(branch)
    inner.connect(branch)
  }

  @usableFromInline func branchCompleted(_ branch: Link) {
    branches.remove(branch)
    if sourceCompleted, branches.isEmpty { finish() }
  }

  @usableFromInline func branchFailed(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    sourceCompleted = true
    if branches.isEmpty { finish() }
  }

  override func tearDown() {
    for branch in branches.takeAll() { branch.dispose() }
  }
}
