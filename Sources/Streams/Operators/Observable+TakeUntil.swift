extension ObservableType {
  /// Passes values on until another stream sends one, then completes.
  ///
  /// The other stream is subscribed first. Its error ends the result; its completion does nothing.
  ///
  ///     source       1 2 3 4 |
  ///     other            x
  ///     take(until:) 1 2 |
  ///
  ///     answers
  ///       .take(until: cancelTaps)
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = TakeUntilStage(sink)
      sink.adopt(stage)
      stage.watch(other)
      source.connect(stage)
      return nil
    }
  }
}

@usableFromInline
final class TakeUntilStage<Element>: Junction<Element, Element> {
  @usableFromInline var watcher: Link?

  @inlinable init(_ downstream: Sink<Element>) {
    super.init(downstream) { unsafe unsafeDowncast($0, to: TakeUntilStage.self).forward($1) }
  }

  @usableFromInline func watch<Other>(_ other: Observable<Other>) {
    let watcher = SideSink<Other>(
      onNext: { [unowned self] _ in finish() },
      onError: { [unowned self] error in fail(error) }
    )
    self.watcher = watcher
    other.connect(watcher)
  }

  override func tearDown() {
    watcher.take()?.dispose()
  }
}
