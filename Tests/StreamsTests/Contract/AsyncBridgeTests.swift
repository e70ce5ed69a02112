import Streams
import StreamsTesting
import Testing

/// How streams and asynchronous functions meet, on the actor the graph lives on.
@MainActor
struct AsyncBridgeTests {
  @Test func `the values of a stream are an asynchronous sequence`() async throws {
    var seen: [Int] = []
    for try await value in Observable.of(1, 2, 3).values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `the error of a stream is thrown by its values`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.self) {
      let source = Observable.of(1).concat(Observable<Int>.error(Failure()))
      for try await value in source.values { seen.append(value) }
    }
    #expect(seen == [1])
  }

  @Test func `leaving the loop disposes the stream`() async throws {
    let relay = BehaviorRelay(value: 1)
    var isDisposed = false
    let source = relay.asObservable().do(onDispose: { isDisposed = true })
    for try await value in source.values where value == 1 { break }
    #expect(isDisposed)
  }

  @Test func `values that come while the loop is busy wait`() async throws {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    for try await value in relay.asObservable().take(4).values {
      seen.append(value)
      if value == 0 { for next in 1...3 { relay.accept(next) } }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func `cancelling the task ends the loop and disposes the stream`() async {
    let subject = PublishSubject<Int>()
    let log = Log()
    let task = Task { @MainActor in
      for try await _ in subject.do(onDispose: { log.add("disposed") }).values {}
      log.add("ended")
    }
    while !subject.hasObservers { await Task.yield() }
    task.cancel()
    _ = await task.result
    #expect(log.lines.contains("disposed"))
    #expect(!subject.hasObservers)
  }

  @Test func `an asynchronous function is a single that comes back to the actor`() async throws {
    let value = try await Single<Int>.create { 42 }.value
    #expect(value == 42)
    let failing = Single<Int>.create { throw Failure() }
    await #expect(throws: Failure.self) { try await failing.value }
    let detached = try await Single<Int>.create(detached: true) { 7 }.value
    #expect(detached == 7)
  }

  @Test func `an asynchronous single made outside of an actor stops the program`() async {
    await #expect(processExitsWith: .failure) { @concurrent () async in
      _ = Single<Int>.create { 1 }
    }
  }

  @Test func `disposing a single cancels its task`() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let single = Single<Int>.create {
      await withTaskCancellationHandler {
        continuation.yield("started")
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        continuation.yield("cancelled")
        continuation.finish()
      }
      return 1
    }
    var said: [Int] = []
    let subscription = single.subscribe(onSuccess: { said.append($0) })
    var lines: [String] = []
    for await line in stream {
      lines.append(line)
      if line == "started" { subscription.dispose() }
    }
    #expect(lines == ["started", "cancelled"])
    #expect(said == [])
  }

  @Test func `a maybe and a completable can be awaited`() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: Failure.self) { try await Completable.error(Failure()).value }
  }

  @Test func `the values of a driver are an asynchronous sequence that does not throw`() async {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    for await value in relay.asDriver().values {
      seen.append(value)
      if value == 3 { break }
      relay.accept(value + 1)
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func `an asynchronous sequence is a stream that comes back to the actor`() async throws {
    let (sequence, continuation) = AsyncStream<Int>.makeStream()
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    var seen: [Int] = []
    for try await value in sequence.asObservable().map({ $0 * 10 }).values { seen.append(value) }
    #expect(seen == [10, 20, 30])
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) }
    await #expect(throws: Failure.self) {
      for try await _ in failing.asObservable().values {}
    }
  }

  @Test
  func `the main scheduler runs at once if nothing waits and keeps the order if something does`()
    async throws
  {
    var log: [Int] = []
    _ = MainScheduler.instance.schedule(()) {
      log.append(1)
      _ = MainScheduler.instance.schedule(()) {
        log.append(3)
        return Disposables.create()
      }
      log.append(2)
      return Disposables.create()
    }
    #expect(log == [1, 2])
    let timer = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
    for try await _ in timer.values {}
    #expect(log == [1, 2, 3])
  }
}

/// Lines written on the main actor.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }
}
