/// The values of a stream as an asynchronous sequence.
///
/// The stream is subscribed when iteration begins and disposed when the iterator goes, which is at
/// the end of the loop, also when the task is cancelled. Values that come while the loop is busy
/// wait. Everything happens in the domain of the loop: neither sequence nor iterator can leave it.
public struct ObservableValues<Element: Sendable>: AsyncSequence {
  /// The error of the stream.
  public typealias Failure = any Error

  private let source: Observable<Element>

  package init(_ source: Observable<Element>) {
    self.source = source
  }

  /// Subscribes the stream.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
    let subscription = source.subscribe(
      onNext: { continuation.yield($0) },
      onError: { continuation.finish(throwing: $0) },
      onCompleted: { continuation.finish() }
    )
    return Iterator(base: stream.makeAsyncIterator(), bag: DisposeBag(disposing: subscription))
  }

  /// Hands out the values that were sent, and waits for more.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncThrowingStream<Element, any Error>.Iterator
    let bag: DisposeBag

    /// The next value, or nothing at the end of the stream.
    ///
    /// - Throws: The error of the stream.
    public mutating func next() async throws -> Element? {
      try await base.next(isolation: #isolation)
    }

    /// The next value, or nothing at the end of the stream.
    ///
    /// - Throws: The error of the stream.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Element? {
      try await base.next(isolation: actor)
    }
  }
}

extension ObservableConvertibleType where Element: Sendable {
  /// The values as an asynchronous sequence.
  ///
  ///     for try await value in observable.values { print(value) }
  public var values: ObservableValues<Element> {
    ObservableValues(asObservable())
  }
}
