/// What `combineLatest` does, for any number of streams of any types.
final class CombineLatestStage<Output>: Link {
  private let downstream: Sink<Output>
  private var slots: [CombineLatestSlotState] = []
  private var starters: [() -> Void] = []
  private var makeResult: (() throws -> Output)?
  private var missingCount = 0
  private var runningCount = 0

  init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
  }

  /// Adds a stream.
  func slot<Element>(_ source: Observable<Element>) -> CombineLatestSlot<Element> {
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
  func start(_ makeResult: @escaping () throws -> Output) {
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

  private func receive<Element>(_ value: Element, _ slot: CombineLatestSlot<Element>) {
    if isStopped { return }
    if slot.latest == nil { missingCount -= 1 }
    slot.latest = value
    if missingCount == 0 {
      sendResult()
    } else if !slots.contains(where: { $0 !== slot && !$0.isCompleted }) {
      finish()
    }
  }

  private func sendResult() {
    do {
      guard let result = try makeResult?(), !isStopped else { return }
      downstream.next(result)
    } catch {
      fail(error)
    }
  }

  private func complete(_ slot: CombineLatestSlotState) {
    slot.isCompleted = true
    runningCount -= 1
    if runningCount == 0 { finish() }
  }

  private func finish() {
    guard stop() else { return }
    downstream.completed()
    tearDown()
  }

  private func fail(_ error: any Error) {
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
class CombineLatestSlotState {
  var isCompleted = false
  var subscription: Link?
}

/// The latest value of one of the streams.
final class CombineLatestSlot<Element>: CombineLatestSlotState {
  fileprivate(set) var latest: Element?

  /// The latest value, once all streams have one.
  var value: Element {
    guard let latest else {
      preconditionFailure("combineLatest makes a result when all streams have sent a value.")
    }
    return latest
  }
}
