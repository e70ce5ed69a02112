extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Transforms the value; what the transform throws becomes the error.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Carries on with the single that a function makes of the value.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Takes a value in the place of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
