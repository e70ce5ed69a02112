extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the value; what the transform throws becomes the error.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Transforms the value, or leaves it out if the transform returns nothing.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Leaves the value out unless a predicate holds.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Carries on with the single that a function makes of the value.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Carries on with the maybe that a function makes of the value.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Carries on with the completable that a function makes of the value.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Takes a value in the place of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// The value as a maybe.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source)
  }

  /// The end as a completable.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }

  /// Does something beside what the single says.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess,
        afterNext: afterSuccess,
        onError: onError,
        afterError: afterError,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Waits for two singles and combines their values.
  public static func zip<First, Second>(
    _ first: Single<First>,
    _ second: Single<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first.source, second.source, resultSelector: resultSelector))
  }

  /// Waits for several singles and collects their values.
  public static func zip<Collection: Swift.Collection>(
    _ singles: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    if singles.isEmpty { return .just([]) }
    return Single<[Element]>(raw: Observable<Element>.zip(singles.map { $0.asObservable() }))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Waits for two singles and pairs their values.
  public static func zip<First, Second>(
    _ first: Single<First>,
    _ second: Single<Second>
  ) -> Single<(First, Second)> {
    Single<(First, Second)>.zip(first, second) { ($0, $1) }
  }
}
