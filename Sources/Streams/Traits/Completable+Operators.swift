extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Runs another completable after this one.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second.source))
  }

  /// Runs a single after this one.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: carryOn(with: second.source))
  }

  /// Runs a maybe after this one.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: carryOn(with: second.source))
  }

  /// Runs a stream after this one.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    carryOn(with: second)
  }

  /// Runs another completable after this one.
  public func concat(_ second: Completable) -> Completable {
    andThen(second)
  }

  /// Runs several completables, one after the other.
  public static func concat(_ completables: Completable...) -> Completable {
    Completable(raw: .concat(completables.map(\.source)))
  }

  /// Runs several completables at the same time and completes when all have.
  public static func zip(_ completables: Completable...) -> Completable {
    Completable(raw: .merge(completables.map(\.source)))
  }

  /// Completes in the place of an error for which a predicate holds.
  public func catchAndReturn(
    when predicate: @escaping (any Error) -> Bool = { _ in true }
  ) -> Completable {
    Completable(raw: primitiveSequence.source.catch { predicate($0) ? .empty() : .error($0) })
  }

  /// The completable as a maybe of any type.
  public func asMaybe() -> Maybe<Never> {
    Maybe(raw: primitiveSequence.source)
  }

  private func carryOn<Result>(with second: Observable<Result>) -> Observable<Result> {
    Observable<Result>.concat(primitiveSequence.source.map { never -> Result in }, second)
  }
}

extension ObservableType where Element == Never {
  /// The stream as a completable.
  public func asCompletable() -> Completable {
    Completable(raw: asObservable())
  }
}
