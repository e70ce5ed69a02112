/// The values of a driver or a signal as an asynchronous sequence, which does not throw.
///
/// The stream is subscribed when iteration begins and disposed when the iterator goes.
public struct SharedSequenceValues<Element: Sendable>: AsyncSequence {
  /// Nothing is thrown.
  public typealias Failure = Never

  private let source: Observable<Element>

  package init(_ source: Observable<Element>) {
    self.source = source
  }

  /// Subscribes the stream.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let subscription = source.subscribe(
      onNext: { continuation.yield($0) },
      onCompleted: { continuation.finish() }
    )
    return Iterator(base: stream.makeAsyncIterator(), bag: DisposeBag(disposing: subscription))
  }

  /// Hands out the values that were sent, and waits for more.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Element>.Iterator
    let bag: DisposeBag

    /// The next value, or nothing at the end of the stream.
    public mutating func next() async -> Element? {
      await base.next(isolation: #isolation)
    }

    /// The next value, or nothing at the end of the stream.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Never) -> Element? {
      await base.next(isolation: actor)
    }
  }
}

extension SharedSequence where Element: Sendable {
  /// The values as an asynchronous sequence, which does not throw.
  ///
  ///     for await value in driver.values { print(value) }
  public var values: SharedSequenceValues<Element> {
    SharedSequenceValues(source)
  }
}
