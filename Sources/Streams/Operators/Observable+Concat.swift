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
    ConcatSource(nodes: [asObservable(), second.asObservable()])
  }

  /// Sends the values of several streams, one stream after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    ConcatSource(sources)
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
  /// The streams, without the type of their values, so that they can be released without a cast.
  private var sources: [ObservableNode] = []
  private var makePart: (() -> ConcatPart)?

  convenience init(_ sources: [Observable<Element>]) {
    self.init(nodes: sources)
  }

  init(nodes sources: [ObservableNode]) {
    self.sources = sources
    super.init()
  }

  init(makePart: @escaping () -> ConcatPart) {
    self.makePart = makePart
    super.init()
  }

  /// A concatenation that is subscribed by another becomes a part of that one.
  override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    let part = makePart?() ?? ConcatPart(sources)
    if sink.isConcatenation {
      unsafe unsafeDowncast(sink, to: ConcatStage<Element>.self).push(part)
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
    ObservableNode.release(nil, &sources)
  }
}

/// The streams that a concatenation has still to subscribe.
///
/// It does not know the type of their values: a type that did would be looked up at run time
/// wherever it is touched, which is at the beginning and end of every stream.
private struct ConcatPart {
  private let known: [ObservableNode]
  private var position = 0
  private var more: (() -> ObservableNode?)?

  init(_ known: [ObservableNode]) {
    self.known = known
  }

  init<Element, Sources: Sequence>(_ sources: Sources)
  where Sources.Element == Observable<Element> {
    var iterator = sources.makeIterator()
    known = []
    more = { iterator.next() }
  }

  /// Whether it is known that nothing is left.
  var isExhausted: Bool { position == known.count && more == nil }

  mutating func next() -> ObservableNode? {
    if position < known.count {
      position += 1
      return known[position - 1]
    }
    let next = more?()
    if next == nil { more = nil }
    return next
  }
}

private final class ConcatStage<Element>: Pipe<Element, Element> {
  /// What is under way, and what it is a part of.
  @safe @exclusivity(unchecked) private var part: ConcatPart?
  @safe @exclusivity(unchecked) private var outer: [ConcatPart] = []
  @safe @exclusivity(unchecked) private var isConnecting = false
  @safe @exclusivity(unchecked) private var needsNext = false

  init(_ downstream: Sink<Element>, _ part: ConcatPart) {
    self.part = part
    super.init(downstream) { unsafe unsafeDowncast($0, to: ConcatStage.self).forward($1) }
  }

  override var isConcatenation: Bool { true }

  func push(_ inner: ConcatPart) {
    if let part, !part.isExhausted { outer.append(part) }
    part = inner
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
    while true {
      if let source = part?.next() {
        return unsafe unsafeDowncast(source, to: Observable<Element>.self)
      }
      part = nil
      guard let next = outer.popLast() else { return nil }
      part = next
    }
  }

  override func completed() {
    if isStopped { return }
    upstream = nil
    advance()
  }

  override func tearDown() {
    part = nil
    outer = []
  }
}
