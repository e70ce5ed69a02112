import Streams
import Testing
import TransformStyle

@Suite struct ActivityIndicatorTests {
  @Test func `it is up while the work is under way`() {
    let indicator = ActivityIndicator()
    let states = Recorder(indicator.asObservable())
    let work = PublishSubject<Int>()
    let values = Recorder(work.trackActivity(indicator))
    work.onNext(1)
    work.onCompleted()
    #expect(values.values == [1])
    #expect(states.values == [false, true, false])
  }

  @Test func `overlapping work is counted`() {
    let indicator = ActivityIndicator()
    let states = Recorder(indicator.asObservable())
    let works = [PublishSubject<Int>(), PublishSubject<Int>()]
    let running = works.map { Recorder($0.trackActivity(indicator)) }
    works[0].onCompleted()
    #expect(states.values == [false, true])
    works[1].onCompleted()
    #expect(states.values == [false, true, false])
    withExtendedLifetime(running) {}
  }

  @Test func `an error and a cancellation end the work as well`() {
    let indicator = ActivityIndicator()
    let states = Recorder(indicator.asObservable())
    let work = PublishSubject<Int>()
    let failing = Recorder(work.trackActivity(indicator))
    work.onError(Failure())
    #expect(failing.end == "error(Failure())")
    Recorder(Observable<Int>.never().trackActivity(indicator)).stop()
    #expect(states.values == [false, true, false, true, false])
  }

  @Test func `a late subscriber learns at once whether work is under way`() {
    let indicator = ActivityIndicator()
    let work = Recorder(Observable<Int>.never().trackActivity(indicator))
    #expect(Recorder(indicator.asObservable()).values == [true])
    work.stop()
  }

  @Test func `the indicator goes down after the last event of the work`() {
    let indicator = ActivityIndicator()
    var events: [String] = []
    let states = indicator.asDriver().drive(onNext: { events.append("\($0)") })
    let work = Observable.just(1).trackActivity(indicator).subscribe { events.append("\($0)") }
    #expect(events == ["false", "true", "next(1)", "completed", "false"])
    states.dispose()
    work.dispose()
  }
}

/// Something that fails.
struct Failure: Error {}
