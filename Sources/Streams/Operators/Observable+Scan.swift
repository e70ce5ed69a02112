extension ObservableType {
  /// Accumulates the values and sends each intermediate result; the seed itself is not sent.
  ///
  /// What the accumulator throws ends the stream with that error.
  ///
  ///     source      1 2 3 |
  ///     scan(0, +)  1 3 6 |
  ///
  ///     Observable.of(1, 2, 3)
  ///       .scan(0, accumulator: +)
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func scan<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    Lift(asObservable()) { ScanStage($0, seed, accumulator) }
  }

  /// Accumulates the values in place and sends each intermediate result.
  ///
  /// - Precondition: The accumulator does not send a value to itself.
  @inlinable public func scan<A>(
    into seed: A,
    accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    Lift(asObservable()) { ScanIntoStage($0, seed, accumulator) }
  }
}

@usableFromInline
final class ScanStage<Input, Output>: Pipe<Input, Output> {
  @usableFromInline let accumulator: (Output, Input) throws -> Output
  @safe @exclusivity(unchecked) @usableFromInline var state: Output

  @inlinable init(
    _ downstream: Sink<Output>,
    _ seed: Output,
    _ accumulator: @escaping (Output, Input) throws -> Output
  ) {
    self.accumulator = accumulator
    state = seed
    super.init(downstream) { unsafe unsafeDowncast($0, to: ScanStage.self).take($1) }
  }

  @inlinable func take(_ value: Input) {
    do {
      let result = try accumulator(state, value)
      state = result
      forward(result)
    } catch {
      fail(error)
    }
  }
}

@usableFromInline
final class ScanIntoStage<Input, Output>: Pipe<Input, Output> {
  @usableFromInline let accumulator: (inout Output, Input) throws -> Void
  @safe @exclusivity(unchecked) @usableFromInline var state: Output?

  @inlinable init(
    _ downstream: Sink<Output>,
    _ seed: Output,
    _ accumulator: @escaping (inout Output, Input) throws -> Void
  ) {
    self.accumulator = accumulator
    state = seed
    super.init(downstream) { unsafe unsafeDowncast($0, to: ScanIntoStage.self).take($1) }
  }

  /// The state is moved out for the change, so that it is changed in place and never copied.
  @inlinable func take(_ value: Input) {
    guard var changing = state.take() else {
      preconditionFailure("The accumulator of scan(into:) sent a value to itself.")
    }
    do {
      try accumulator(&changing, value)
      state = changing
      forward(changing)
    } catch {
      state = changing
      fail(error)
    }
  }
}
