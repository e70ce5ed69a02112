extension ObservableType {
  /// Passes values on as long as a predicate holds, then completes.
  ///
  ///     source                   1 2 3 1 |
  ///     take(while: { $0 < 3 })  1 2 |
  ///
  ///     progress
  ///       .take(while: { $0 < 100 }, behavior: .inclusive)
  ///       .subscribe(onNext: { print($0) })
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    Lift(asObservable()) { TakeWhileStage($0, behavior, predicate) }
  }

  /// Passes values on until a predicate holds, then completes.
  ///
  ///     source                    1 2 3 1 |
  ///     take(until: { $0 == 3 })  1 2 |
  ///
  ///     progress
  ///       .take(until: { $0 == 100 }, behavior: .inclusive)
  ///       .subscribe(onNext: { print($0) })
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

private final class TakeWhileStage<Element>: Pipe<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  private var isRunning = true

  init(
    _ downstream: Sink<Element>,
    _ behavior: TakeBehavior,
    _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.behavior = behavior
    self.predicate = predicate
    super.init(downstream) { unsafe unsafeDowncast($0, to: TakeWhileStage.self).take($1) }
  }

  private func take(_ value: Element) {
    if !isRunning { return }
    do {
      isRunning = try predicate(value)
      if isRunning {
        forward(value)
        return
      }
      if behavior == .inclusive { forward(value) }
      finish()
    } catch {
      isRunning = false
      fail(error)
    }
  }
}
