extension ObservableType {
  /// Accumulates all values and sends the result when the source completes.
  ///
  ///     source        1 2 3 |
  ///     reduce(0, +)        6|
  ///
  ///     Observable.of(1, 2, 3)
  ///       .reduce(0, accumulator: +)
  ///       .subscribe(onNext: { print($0) })
  public func reduce<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Accumulates all values and sends what a function makes of the result.
  public func reduce<A, Result>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    Lift(asObservable()) { ReduceStage($0, seed, accumulator, mapResult) }
  }
}

private final class ReduceStage<Input, State, Output>: Pipe<Input, Output> {
  private var state: State
  private let accumulator: (State, Input) throws -> State
  private let mapResult: (State) throws -> Output

  init(
    _ downstream: Sink<Output>,
    _ seed: State,
    _ accumulator: @escaping (State, Input) throws -> State,
    _ mapResult: @escaping (State) throws -> Output
  ) {
    state = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    super.init(downstream) { unsafe unsafeDowncast($0, to: ReduceStage.self).take($1) }
  }

  private func take(_ value: Input) {
    if isStopped { return }
    do {
      state = try accumulator(state, value)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if isStopped { return }
    do {
      forward(try mapResult(state))
      super.completed()
    } catch {
      fail(error)
    }
  }
}
