public import Streams

/// An observer that records what it receives, and when.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// What was received so far.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records one event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
