extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// The value of the single, waited for in the domain of the caller.
  ///
  /// If the task is cancelled, the single is disposed and a `CancellationError` thrown.
  public var value: Element {
    get async throws {
      var iterator = primitiveSequence.asObservable().values.makeAsyncIterator()
      guard let value = try await iterator.next() else {
        try Task.checkCancellation()
        throw RxError.noElements
      }
      return value
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// The value of the maybe, or nothing, waited for in the domain of the caller.
  ///
  /// If the task is cancelled, the maybe is disposed and a `CancellationError` thrown.
  public var value: Element? {
    get async throws {
      var iterator = primitiveSequence.asObservable().values.makeAsyncIterator()
      let value = try await iterator.next()
      try Task.checkCancellation()
      return value
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Waits for the completion, in the domain of the caller.
  public var value: Void {
    get async throws {
      let signal = primitiveSequence.asObservable().materialize().map { event -> (any Error)? in
        event.error
      }
      var iterator = signal.values.makeAsyncIterator()
      let end = try await iterator.next()
      try Task.checkCancellation()
      if case .some(.some(let error)) = end { throw error }
    }
  }
}
