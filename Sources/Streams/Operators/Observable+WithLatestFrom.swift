extension ObservableType {
  /// Combines each value with the latest of a second stream.
  ///
  /// The second stream is subscribed first. Values that come before its first are left out; its
  /// completion does nothing, its error ends the result.
  ///
  ///     source          1   2     3 |
  ///     second            a   b
  ///     withLatestFrom      2a    3b |
  ///
  ///     taps
  ///       .withLatestFrom(form) { _, form in form }
  ///       .subscribe(onNext: { send($0) })
  @inlinable public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let second = second.asObservable()
    return Lift(asObservable()) { sink in
      let stage = WithLatestFromStage(sink, resultSelector)
      stage.watch(second)
      return stage
    }
  }

  /// Sends the latest value of a second stream for each value.
  @inlinable public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

@usableFromInline
final class WithLatestFromStage<Input, Second, Output>: Junction<Input, Output> {
  @usableFromInline let resultSelector: (Input, Second) throws -> Output
  @safe @exclusivity(unchecked) @usableFromInline var latest: Second?
  private var watcher: Link?

  @inlinable convenience init(
    _ downstream: Sink<Output>,
    _ resultSelector: @escaping (Input, Second) throws -> Output
  ) {
    self.init(downstream, resultSelector) {
      unsafe unsafeDowncast($0, to: WithLatestFromStage.self).take($1)
    }
  }

  @usableFromInline init(
    _ downstream: Sink<Output>,
    _ resultSelector: @escaping (Input, Second) throws -> Output,
    receive: @escaping (Sink<Input>, Input) -> Void
  ) {
    self.resultSelector = resultSelector
    super.init(downstream, receive)
  }

  @usableFromInline func watch(_ second: Observable<Second>) {
    let watcher = SideSink<Second>(
      onNext: { [unowned self] value in latest = value },
      onError: { [unowned self] error in fail(error) }
    )
    self.watcher = watcher
    second.connect(watcher)
  }

  @inlinable func take(_ value: Input) {
    guard let latest else { return }
    do {
      forward(try resultSelector(value, latest))
    } catch {
      fail(error)
    }
  }

  override func tearDown() {
    watcher.take()?.dispose()
  }
}
