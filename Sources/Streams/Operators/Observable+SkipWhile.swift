extension ObservableType {
  /// Leaves out values as long as a predicate holds, and passes on all that follow.
  ///
  ///     source                   1 2 3 1 |
  ///     skip(while: { $0 < 3 })      3 1 |
  ///
  ///     samples
  ///       .skip(while: { $0 == 0 })
  ///       .subscribe(onNext: { print($0) })
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Lift(asObservable()) { SkipWhileStage($0, predicate) }
  }
}

private final class SkipWhileStage<Element>: Pipe<Element, Element> {
  private var predicate: ((Element) throws -> Bool)?

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream) { unsafe unsafeDowncast($0, to: SkipWhileStage.self).take($1) }
  }

  private func take(_ value: Element) {
    do {
      if let predicate, try predicate(value) { return }
      predicate = nil
      forward(value)
    } catch {
      fail(error)
    }
  }
}
