extension ObservableType {
  /// Sends the values of this stream and, when it has completed, those of a second.
  ///
  /// Recursion in the last place, as in `just(n).concat(deferred { count(n + 1) })`, needs neither
  /// stack nor memory. An error ends everything.
  ///
  ///     a       1 2 |
  ///     b           3 4 |
  ///     concat  1 2 3 4 |
  ///
  ///     cached
  ///       .concat(loaded)
  ///       .subscribe(onNext: { print($0) })
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable<Element>.concat([asObservable(), second.asObservable()])
  }

  /// Sends the values of several streams, one stream after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// Sends the values of the streams of a collection, one stream after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    ConcatSource(Array(collection))
  }

  /// Sends the values of the streams of a sequence, one stream after the other.
  ///
  /// The sequence is asked for the next stream when the one before it has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    ConcatSource(makePart: { ConcatPart(sequence) })
  }
}

private final class ConcatSource<Element>: Observable<Element> {
  private var sources: [Observable<Element>] = []
  private var makePart: (() -> ConcatPart<Element>)?

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
    super.init()
  }

  init(makePart: @escaping () -> ConcatPart<Element>) {
    self.makePart = makePart
    super.init()
  }

  /// A concatenation that is subscribed by another becomes a part of that one.
  override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    let part = makePart?() ?? ConcatPart(sources[...])
    if let outer = sink as? ConcatStage<Element> {
      outer.push(part)
    } else {
      let stage = ConcatStage(sink, part)
      sink.adopt(stage)
      stage.advance()
    }
    return nil
  }

  override func takeUpstream(_ others: inout [ObservableNode]) -> ObservableNode? {
    others.append(contentsOf: sources)
    sources = []
    return nil
  }

  deinit {
    var others: [ObservableNode] = sources
    sources = []
    ObservableNode.release(nil, &others)
  }
}

/// The streams that a concatenation has still to subscribe.
private struct ConcatPart<Element> {
  private var known: ArraySlice<Observable<Element>> = []
  private var more: (() -> Observable<Element>?)?

  init(_ known: ArraySlice<Observable<Element>>) {
    self.known = known
  }

  init<Sources: Sequence>(_ sources: Sources) where Sources.Element == Observable<Element> {
    var iterator = sources.makeIterator()
    more = { iterator.next() }
  }

  /// Whether it is known that nothing is left.
  var isExhausted: Bool { known.isEmpty && more == nil }

  mutating func next() -> Observable<Element>? {
    if let first = known.popFirst() { return first }
    let next = more?()
    if next == nil { more = nil }
    return next
  }
}

private final class ConcatStage<Element>: Pipe<Element, Element> {
  private var parts: [ConcatPart<Element>]
  private var isConnecting = false
  private var needsNext = false

  init(_ downstream: Sink<Element>, _ part: ConcatPart<Element>) {
    parts = [part]
    super.init(downstream) { unsafe unsafeDowncast($0, to: ConcatStage.self).forward($1) }
  }

  func push(_ part: ConcatPart<Element>) {
    parts.append(part)
    advance()
  }

  /// Subscribes the next stream; a stream that completes meanwhile makes the loop go round again.
  func advance() {
    needsNext = true
    if isConnecting { return }
    isConnecting = true
    while needsNext, !isStopped {
      needsNext = false
      if let source = nextSource() {
        source.connect(self)
      } else {
        finish()
      }
    }
    isConnecting = false
  }

  private func nextSource() -> Observable<Element>? {
    while let last = parts.indices.last {
      let source = parts[last].next()
      if source == nil || parts[last].isExhausted { parts.removeLast() }
      if let source { return source }
    }
    return nil
  }

  override func completed() {
    if isStopped { return }
    upstream = nil
    advance()
  }

  override func tearDown() {
    parts = []
  }
}
