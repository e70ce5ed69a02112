extension ObservableType {
  /// Passes on the values for which a predicate holds.
  ///
  /// What the predicate throws ends the stream with that error.
  ///
  ///     source               1 2 3 4 |
  ///     filter { $0 > 2 }    - - 3 4 |
  ///
  ///     Observable.of(1, 2, 3, 4)
  ///       .filter { $0 > 2 }
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Lift(asObservable()) { FilterStage($0, predicate) }
  }
}

@usableFromInline
final class FilterStage<Element>: Pipe<Element, Element> {
  @usableFromInline let predicate: (Element) throws -> Bool

  @inlinable init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream) { unsafe unsafeDowncast($0, to: FilterStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    do {
      if try predicate(value) { forward(value) }
    } catch {
      fail(error)
    }
  }
}
