extension ObservableType {
  /// Leaves out values until another stream sends one.
  ///
  /// The source is subscribed first. The other stream's error ends the result; its completion does
  /// nothing.
  ///
  ///     source        1 2 3 4 |
  ///     other             x
  ///     skip(until:)      3 4 |
  ///
  ///     samples
  ///       .skip(until: ready)
  ///       .subscribe(onNext: { print($0) })
  public func skip(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Source(upstream: source) { [unowned source] sink in
      let stage = SkipUntilStage(sink)
      sink.adopt(stage)
      source.connect(stage)
      stage.watch(other)
      return nil
    }
  }
}

private final class SkipUntilStage<Element>: Junction<Element, Element> {
  private var watcher: Link?
  private var isOpen = false

  init(_ downstream: Sink<Element>) {
    super.init(downstream) { sink, value in
      let stage = unsafe unsafeDowncast(sink, to: SkipUntilStage.self)
      if stage.isOpen { stage.forward(value) }
    }
  }

  func watch<Other>(_ other: Observable<Other>) {
    if isStopped { return }
    let watcher = SideSink<Other>(
      onNext: { [unowned self] _ in open() },
      onError: { [unowned self] error in fail(error) }
    )
    self.watcher = watcher
    other.connect(watcher)
  }

  private func open() {
    isOpen = true
    watcher.take()?.dispose()
  }

  override func tearDown() {
    watcher.take()?.dispose()
  }
}
