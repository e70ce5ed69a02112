extension SharedSequenceConvertibleType {
  /// Makes a stream of each value and sends the values of the latest one only.
  @inlinable public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Makes a stream of each value and sends the values of all of them as they come.
  @inlinable public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Combines each value with the latest of a second stream.
  @inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      asObservable().withLatestFrom(
        second.asSharedSequence().asObservable(),
        resultSelector: resultSelector
      )
    )
  }

  /// Sends the latest value of a second stream for each value.
  @inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(
      asObservable().withLatestFrom(second.asSharedSequence().asObservable())
    )
  }
}

extension SharedSequence {
  /// Sends the values of several streams as they come.
  @inlinable public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Sends the values of the streams of an array as they come.
  @inlinable public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the values of the streams of a collection as they come.
  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    merge(Array(sources))
  }

  /// Sends the values of the streams of a sequence, one stream after the other.
  @inlinable public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the values of the streams of a collection, one stream after the other.
  @inlinable public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the values of the latest of the streams that the source sends.
  @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>
  {
    flatMapLatest { $0.asSharedSequence() }
  }

  /// Sends the values of all streams that the source sends, as they come.
  @inlinable public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    flatMap { $0.asSharedSequence() }
  }
}
