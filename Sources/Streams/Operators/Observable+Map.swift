extension ObservableType {
  /// Transforms each value.
  ///
  /// What the transform throws ends the stream with that error.
  ///
  ///     source          1  2  |
  ///     map { $0 * 10}  10 20 |
  ///
  ///     Observable.of(1, 2)
  ///       .map { $0 * 10 }
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    Lift(asObservable()) { MapStage($0, transform) }
  }
}

@usableFromInline
final class MapStage<Input, Output>: Pipe<Input, Output> {
  @usableFromInline let transform: (Input) throws -> Output

  @inlinable init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
    super.init(downstream) { unsafe unsafeDowncast($0, to: MapStage.self).take($1) }
  }

  @inlinable func take(_ value: Input) {
    do {
      forward(try transform(value))
    } catch {
      fail(error)
    }
  }
}
