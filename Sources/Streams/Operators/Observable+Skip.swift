extension ObservableType {
  /// Leaves out the first values.
  ///
  ///     source   1 2 3 4 |
  ///     skip(2)  - - 3 4 |
  ///
  ///     state
  ///       .skip(1)
  ///       .subscribe(onNext: { print("changed to", $0) })
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    Lift(asObservable()) { SkipStage($0, count) }
  }
}

@usableFromInline
final class SkipStage<Element>: Pipe<Element, Element> {
  @safe @exclusivity(unchecked) @usableFromInline var remaining: Int

  @inlinable init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream) { unsafe unsafeDowncast($0, to: SkipStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    if remaining > 0 {
      remaining -= 1
    } else {
      forward(value)
    }
  }
}
