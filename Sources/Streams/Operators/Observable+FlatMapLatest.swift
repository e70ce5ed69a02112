extension ObservableType {
  /// Makes a stream of each value and sends the values of the latest one only.
  ///
  /// The previous inner stream is disposed before the new one is subscribed. Completes when the
  /// source and the latest inner stream have; the first error ends everything.
  ///
  ///     source          a       b       |
  ///     inner           a 1 2   b 1 2 |
  ///     flatMapLatest   a1 a2   b1 b2   |
  ///
  ///     query
  ///       .flatMapLatest { search($0) }
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Lift(asObservable()) { FlatMapLatestStage($0) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the values of the latest of the streams that the source sends.
  @inlinable public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

@usableFromInline
final class FlatMapLatestStage<Input, Output>: Junction<Input, Output>, BranchOwner {
  @usableFromInline let selector: (Input) throws -> Observable<Output>
  private var latest: Branch<Output>?
  private var sourceCompleted = false

  @inlinable convenience init(
    _ downstream: Sink<Output>,
    _ selector: @escaping (Input) throws -> Observable<Output>
  ) {
    self.init(downstream, selector) {
      unsafe unsafeDowncast($0, to: FlatMapLatestStage.self).take($1)
    }
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
      if !isStopped { change(to: inner, Branch(downstream, owner: self)) }
    } catch {
      fail(error)
    }
  }

  @usableFromInline func change(to inner: Observable<Output>, _ branch: Branch<Output>) {
    let previous = latest
    latest = branch
    previous?.dispose()
    inner.connect(branch)
  }

  @usableFromInline func branchCompleted(_ branch: Link) {
    guard latest === branch else { return }
    latest = nil
    if sourceCompleted { finish() }
  }

  @usableFromInline func branchFailed(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    sourceCompleted = true
    if latest == nil { finish() }
  }

  override func tearDown() {
    latest.take()?.dispose()
  }
}
