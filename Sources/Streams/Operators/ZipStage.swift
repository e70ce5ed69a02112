/// What `zip` does, for any number of streams of any types.
final class ZipStage<Output>: Link {
  private let downstream: Sink<Output>
  private var slots: [ZipSlotState] = []
  private var starters: [() -> Void] = []
  private var makeResult: (() throws -> Output)?
  private var runningCount = 0

  init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init()
  }

  /// Adds a stream.
  func slot<Element>(_ source: Observable<Element>) -> ZipSlot<Element> {
    let slot = ZipSlot<Element>()
    slots.append(slot)
    runningCount += 1
    let sink = SideSink<Element>(
      onNext: { [unowned self] value in
        slot.queue.append(value)
        sendResultIfReady()
      },
      onError: { [unowned self] error in fail(error) },
      onCompleted: { [unowned self] in complete() }
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
    if starters.isEmpty { finish() }
    for start in starters where !isStopped { start() }
  }

  private func sendResultIfReady() {
    if isStopped || slots.contains(where: { $0.isEmpty }) { return }
    do {
      guard let result = try makeResult?(), !isStopped else { return }
      downstream.next(result)
    } catch {
      fail(error)
    }
  }

  private func complete() {
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
class ZipSlotState {
  var subscription: Link?

  var isEmpty: Bool { true }
}

/// The values of one of the streams that wait for their partners.
final class ZipSlot<Element>: ZipSlotState {
  fileprivate var queue = FIFO<Element>()

  override var isEmpty: Bool { queue.isEmpty }

  /// The first waiting value, which is taken out.
  var taken: Element {
    guard let value = queue.popFirst() else {
      preconditionFailure("zip makes a result when all streams have a value waiting.")
    }
    return value
  }
}
