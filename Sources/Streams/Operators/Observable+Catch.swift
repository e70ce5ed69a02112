extension ObservableType {
  /// Carries on with another stream when the source fails.
  ///
  /// What the handler throws ends the stream with that error; so does an error of the other stream.
  ///
  ///     source            1 #
  ///     catch { just(9)}  1 9|
  ///
  ///     loaded
  ///       .catch { _ in cached }
  ///       .subscribe(onNext: { show($0) })
  @inlinable public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = CatchStage(sink, handler)
      sink.adopt(stage)
      source.connect(stage)
      return stage.subscriptionIsComplete()
    }
  }

  /// Sends a value in the place of an error, then completes.
  @inlinable public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }
}

/// Stands aside when the source has failed: the recovery feeds the sink below directly.
@usableFromInline
final class CatchStage<Element>: Pipe<Element, Element> {
  @usableFromInline let handler: (any Error) throws -> Observable<Element>
  @usableFromInline var isSubscribing = true
  @usableFromInline var recovery: Observable<Element>?

  @inlinable init(
    _ downstream: Sink<Element>,
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream) { unsafe unsafeDowncast($0, to: CatchStage.self).forward($1) }
  }

  override func error(_ error: any Error) {
    if isStopped { return }
    do {
      let recovery = try handler(error)
      guard stop() else { return }
      if isSubscribing {
        self.recovery = recovery
      } else {
        recovery.connect(downstream)
      }
    } catch {
      fail(error)
    }
  }

  @usableFromInline func subscriptionIsComplete() -> Observable<Element>? {
    isSubscribing = false
    return recovery.take()
  }
}
