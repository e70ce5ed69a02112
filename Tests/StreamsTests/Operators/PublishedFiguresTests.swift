import Streams
import StreamsTesting
import Testing

/// Figures that are published for operators of the same names.
struct PublishedFiguresTests {
  private func throttled(latest: Bool) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([
      .next(300, 0), .next(330, 1), .next(360, 2), .next(450, 3),
    ])
    return scheduler.start {
      source.asObservable().throttle(.milliseconds(100), latest: latest, scheduler: scheduler)
    }.events
  }

  @Test func `the published throttle lets through 0 2 3 with the latest and 0 3 without`() {
    #expect(throttled(latest: true) == [.next(300, 0), .next(400, 2), .next(500, 3)])
    #expect(throttled(latest: false) == [.next(300, 0), .next(450, 3)])
  }

  @Test func `distinctUntilChanged compares with what passed last, so a run keeps its first`() {
    let words = Observable.of("a", "A", "b", "B", "a")
    #expect(said(by: words.distinctUntilChanged { $0.lowercased() }) == "a b a |")
    let numbers = Observable.of(1, 2, 3, 4, 5)
    #expect(said(by: numbers.distinctUntilChanged { abs($0 - $1) < 2 }) == "1 3 5 |")
    #expect(said(by: Observable.of(1, 1, 2, 1).distinctUntilChanged()) == "1 2 1 |")
  }
}
