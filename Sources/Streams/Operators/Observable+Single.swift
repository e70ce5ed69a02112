extension ObservableType {
  /// Passes on the only value; a second one, or none, is an error.
  ///
  ///     source  1 |      1 2
  ///     single  1 |      1 #
  ///
  ///     rows
  ///       .single()
  ///       .subscribe(onNext: { print($0) })
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Passes on the only value for which a predicate holds; a second one, or none, is an error.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Lift(filter(predicate)) { SingleStage($0, rule: .atOnce) }
  }

  /// The only value of the stream; a second one, or none, is an error.
  public func asSingle() -> Single<Element> {
    Single(raw: Lift(asObservable()) { SingleStage($0, rule: .exactlyOne) })
  }

  /// The only value of the stream, or its completion without one; a second value is an error.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: Lift(asObservable()) { SingleStage($0, rule: .atMostOne) })
  }

  /// The first value of the stream, or nothing if it completes without one.
  public func first() -> Single<Element?> {
    Single(raw: take(1).map(Optional.some).ifEmpty(default: nil))
  }
}

/// How many values are right, and when the value is passed on.
private enum SingleRule {
  case atOnce
  case exactlyOne
  case atMostOne
}

private final class SingleStage<Element>: Pipe<Element, Element> {
  private let rule: SingleRule
  private var held: Element?
  private var hasSeenOne = false

  init(_ downstream: Sink<Element>, rule: SingleRule) {
    self.rule = rule
    super.init(downstream) { unsafe unsafeDowncast($0, to: SingleStage.self).take($1) }
  }

  private func take(_ value: Element) {
    if hasSeenOne {
      fail(RxError.moreThanOneElement)
      return
    }
    hasSeenOne = true
    if rule == .atOnce { forward(value) } else { held = value }
  }

  override func completed() {
    if let held { forward(held) }
    if hasSeenOne || rule == .atMostOne {
      super.completed()
    } else {
      fail(RxError.noElements)
    }
  }
}
