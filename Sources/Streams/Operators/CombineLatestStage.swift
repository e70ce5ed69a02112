/// What `combineLatest` does, for any number of streams of any types.
@usableFromInline
final class CombineLatestStage<Output>: Link {
  @usableFromInline let downstream: Sink<Output>
  @safe @exclusivity(unchecked) @usableFromInline var slots: [CombineLatestSlotState] = []
  @safe @exclusivity(unchecked) @usableFromInline var starters: [() -> Void] = []
  @safe @exclusivity(unchecked) @usableFromInline var makeResult: (() throws -> Output)?
  @safe @exclusivity(unchecked) @usableFromInline var missingCount = 0
  @safe @exclusivity(unchecked) @usableFromInline var runningCount = 0

  @usableFromInline init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
  }

  /// Adds a stream.
  @inlinable func slot<Element>(_ source: Observable<Element>) -> CombineLatestSlot<Element> {
    let slot = CombineLatestSlot<Element>()
    slots.append(slot)
    missingCount += 1
    runningCount += 1
    let sink = SideSink<Element>(
      onNext: { [unowned self] value in receive(value, slot) },
      onError: { [unowned self] error in fail(error) },
      onCompleted: { [unowned self] in complete(slot) }
    )
    slot.subscription = sink
    starters.append { source.connect(sink) }
    return slot
  }

  /// Subscribes the streams in order.
  @usableFromInline func start(_ makeResult: @escaping () throws -> Output) {
    self.makeResult = makeResult
    downstream.adopt(self)
    let starters = starters
    self.starters = []
    if starters.isEmpty { sendOnlyResult() }
    for start in starters where !isStopped { start() }
  }

  private func sendOnlyResult() {
    sendResult()
    finish()
  }

  @inlinable func receive<Element>(_ value: Element, _ slot: CombineLatestSlot<Element>) {
    if isStopped { return }
    if slot.latest == nil { missingCount -= 1 }
    slot.latest = value
    if missingCount == 0 {
      sendResult()
    } else if !slots.contains(where: { $0 !== slot && !$0.isCompleted }) {
      finish()
    }
  }

  @inlinable func sendResult() {
    do {
      guard let result = try makeResult?(), !isStopped else { return }
      downstream.next(result)
    } catch {
      fail(error)
    }
  }

  @usableFromInline func complete(_ slot: CombineLatestSlotState) {
    slot.isCompleted = true
    runningCount -= 1
    if runningCount == 0 { finish() }
  }

  @usableFromInline func finish() {
    guard stop() else { return }
    downstream.completed()
    tearDown()
  }

  @usableFromInline func fail(_ error: any Error) {
    guard stop() else { return }
    downstream.error(error)
    tearDown()
  }

  override func tearDown() {
    makeResult = nil
    for slot in slots { slot.subscription.take()?.dispose() }
  }
}

/// What is known of one of the streams, without the type of its values.
@usableFromInline
class CombineLatestSlotState {
  @usableFromInline final var isCompleted = false
  @usableFromInline final var subscription: Link?

  @usableFromInline init() {}
}

/// The latest value of one of the streams.
@usableFromInline
final class CombineLatestSlot<Element>: CombineLatestSlotState {
  @safe @exclusivity(unchecked) @usableFromInline var latest: Element?

  @inlinable override init() { super.init() }

  /// The latest value, once all streams have one.
  @inlinable var value: Element {
    guard let latest else {
      preconditionFailure("combineLatest makes a result when all streams have sent a value.")
    }
    return latest
  }
}
