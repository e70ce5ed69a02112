import Streams
import Testing
import TransformStyle

@Suite struct ErrorTrackerTests {
  @Test func `it tells of each error once, and the work still ends with it`() {
    let tracker = ErrorTracker()
    let errors = Recorder(tracker.asObservable().map { "\($0)" })
    let work = Recorder(Observable<Int>.error(Failure()).trackError(tracker))
    #expect(work.end == "error(Failure())")
    #expect(errors.values == ["Failure()"])
  }

  @Test func `two errors in a row are two`() {
    let tracker = ErrorTracker()
    let errors = Recorder(tracker.asObservable().map { "\($0)" })
    for _ in 0..<2 { _ = Recorder(Observable<Int>.error(Failure()).trackError(tracker)) }
    #expect(errors.values == ["Failure()", "Failure()"])
  }

  @Test func `a late subscriber is not told again`() {
    let tracker = ErrorTracker()
    let early = Recorder(tracker.asObservable().map { "\($0)" })
    _ = Recorder(Observable<Int>.error(Failure()).trackError(tracker))
    let late = Recorder(tracker.asObservable().map { "\($0)" })
    #expect(early.values == ["Failure()"])
    #expect(late.values == [])
  }

  @Test func `work that succeeds says nothing`() {
    let tracker = ErrorTracker()
    let errors = Recorder(tracker.asObservable().map { "\($0)" })
    #expect(Recorder(Observable.just(1).trackError(tracker)).values == [1])
    #expect(errors.values == [])
  }
}
