extension ObservableType {
  /// Passes on the first values, then completes.
  ///
  /// Completes right after the last of them; `take(0)` completes without subscribing the source.
  ///
  ///     source   1 2 3 4 |
  ///     take(2)  1 2|
  ///
  ///     taps
  ///       .take(1)
  ///       .subscribe(onNext: { open() })
  /// - Precondition: The count is not negative.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take(_:) needs a count that is not negative.")
    if count == 0 { return .empty() }
    return Lift(asObservable()) { TakeStage($0, count) }
  }
}

@usableFromInline
final class TakeStage<Element>: Pipe<Element, Element> {
  @safe @exclusivity(unchecked) @usableFromInline var remaining: Int

  @inlinable init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream) { unsafe unsafeDowncast($0, to: TakeStage.self).take($1) }
  }

  /// Counts before it sends, so that a value sent from inside the observer is counted too.
  @inlinable func take(_ value: Element) {
    if remaining == 0 { return }
    remaining -= 1
    let isLast = remaining == 0
    forward(value)
    if isLast { finish() }
  }
}
