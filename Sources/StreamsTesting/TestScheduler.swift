public import Streams

/// A virtual clock for tests: nothing waits, and every event has a whole number as its time.
///
/// Unless told otherwise a test creates its stream at 100, subscribes at 200 and disposes at 1000.
/// What is scheduled for a time that is not later than the present runs one tick later.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// When a test does what, unless told otherwise.
  public enum Defaults {
    /// When the stream is created.
    public static let created = 100
    /// When the observer subscribes.
    public static let subscribed = 200
    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulatesProcessingDelay: Bool

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: Where the clock stands.
  ///   - resolution: How many seconds a tick lasts.
  ///   - simulateProcessingDelay: Whether what is scheduled for now runs one tick later.
  public init(
    initialClock: TestTime,
    resolution: Double = 1.0,
    simulateProcessingDelay: Bool = true
  ) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution)
    )
  }

  /// A stream whose events happen at the given times, whether something is subscribed or not.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, on: self)
  }

  /// A stream whose events happen at the given times after each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, on: self)
  }

  /// An observer that records what it receives, and when.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// Does something at a time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// Moves what is asked for now, or for the past, to the next tick.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    simulatesProcessingDelay ? max(time, clock + 1) : time
  }

  /// Creates a stream, subscribes it and disposes it at given times, and returns what it sent.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime,
    subscribed: TestTime,
    disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// The same, created at 100 and subscribed at 200.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime,
    create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created,
      subscribed: Defaults.subscribed,
      disposed: disposed,
      create: create
    )
  }

  /// The same, created at 100, subscribed at 200 and disposed at 1000.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
