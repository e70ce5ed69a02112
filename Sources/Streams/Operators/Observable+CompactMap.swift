extension ObservableType {
  /// Transforms each value and leaves out those for which the transform returns nothing.
  ///
  /// What the transform throws ends the stream with that error.
  ///
  ///     source              "1" "x" "2" |
  ///     compactMap(Int.init) 1   -   2  |
  ///
  ///     Observable.of("1", "x")
  ///       .compactMap { Int($0) }
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    Lift(asObservable()) { CompactMapStage($0, transform) }
  }
}

@usableFromInline
final class CompactMapStage<Input, Output>: Pipe<Input, Output> {
  @usableFromInline let transform: (Input) throws -> Output?

  @inlinable init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(downstream) { unsafe unsafeDowncast($0, to: CompactMapStage.self).take($1) }
  }

  @inlinable func take(_ value: Input) {
    do {
      if let result = try transform(value) { forward(result) }
    } catch {
      fail(error)
    }
  }
}
