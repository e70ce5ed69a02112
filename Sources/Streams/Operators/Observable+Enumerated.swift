extension ObservableType {
  /// Numbers the values, from zero.
  ///
  ///     source      a     b     |
  ///     enumerated  0,a   1,b   |
  ///
  ///     names
  ///       .enumerated()
  ///       .subscribe(onNext: { print($0.index, $0.element) })
  @inlinable public func enumerated() -> Observable<(index: Int, element: Element)> {
    Lift(asObservable()) { EnumeratedStage($0) }
  }
}

@usableFromInline
final class EnumeratedStage<Element>: Pipe<Element, (index: Int, element: Element)> {
  @safe @exclusivity(unchecked) @usableFromInline var nextIndex = 0

  @inlinable init(_ downstream: Sink<(index: Int, element: Element)>) {
    super.init(downstream) { unsafe unsafeDowncast($0, to: EnumeratedStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    let index = nextIndex
    nextIndex += 1
    forward((index, value))
  }
}
