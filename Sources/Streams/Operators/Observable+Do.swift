extension ObservableType {
  /// Does something beside each event without changing it.
  ///
  /// What a function throws ends the stream with that error; `onError` of the same `do` does not
  /// hear of it. `onSubscribed` comes after everything a synchronous source sends; `onDispose`
  /// comes last.
  ///
  ///     source  1 2 |
  ///     do      1 2 |
  ///
  ///     answers
  ///       .do(onNext: { log($0) })
  ///       .subscribe(onNext: { show($0) })
  @inlinable public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let handlers = DoHandlers(
      onNext: onNext,
      afterNext: afterNext,
      onError: onError,
      afterError: afterError,
      onCompleted: onCompleted,
      afterCompleted: afterCompleted,
      onDispose: onDispose
    )
    return Source(upstream: source) { [unowned source] sink in
      onSubscribe?()
      let stage = DoStage(sink, handlers)
      sink.adopt(stage)
      source.connect(stage)
      onSubscribed?()
      stage.subscriptionIsComplete()
      return nil
    }
  }
}

@usableFromInline
struct DoHandlers<Element> {
  @usableFromInline let onNext: ((Element) throws -> Void)?
  @usableFromInline let afterNext: ((Element) throws -> Void)?
  @usableFromInline let onError: ((any Error) throws -> Void)?
  @usableFromInline let afterError: ((any Error) throws -> Void)?
  @usableFromInline let onCompleted: (() throws -> Void)?
  @usableFromInline let afterCompleted: (() throws -> Void)?
  @usableFromInline let onDispose: (() -> Void)?

  @inlinable init(
    onNext: ((Element) throws -> Void)?,
    afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?,
    afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?,
    afterCompleted: (() throws -> Void)?,
    onDispose: (() -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    self.onDispose = onDispose
  }
}

@usableFromInline
final class DoStage<Element>: Pipe<Element, Element> {
  @usableFromInline let handlers: DoHandlers<Element>
  @usableFromInline var isSubscribing = true
  @usableFromInline var isTornDown = false

  @inlinable init(_ downstream: Sink<Element>, _ handlers: DoHandlers<Element>) {
    self.handlers = handlers
    super.init(downstream) { unsafe unsafeDowncast($0, to: DoStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    if isStopped { return }
    do {
      try handlers.onNext?(value)
      forward(value)
      try handlers.afterNext?(value)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    if isStopped { return }
    do {
      try handlers.onError?(error)
      if stop() { downstream.error(error) }
      try handlers.afterError?(error)
    } catch {
      fail(error)
    }
    tearDown()
  }

  override func completed() {
    if isStopped { return }
    do {
      try handlers.onCompleted?()
      if stop() { downstream.completed() }
      try handlers.afterCompleted?()
    } catch {
      fail(error)
    }
    tearDown()
  }

  @usableFromInline func subscriptionIsComplete() {
    isSubscribing = false
    if isTornDown { handlers.onDispose?() }
  }

  override func tearDown() {
    if isTornDown { return }
    isTornDown = true
    if !isSubscribing { handlers.onDispose?() }
  }
}
