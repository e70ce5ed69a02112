import Streams
import Testing

/// The order in which synchronous sources take turns.
struct TrampolineOrderTests {
  private func values<T>(_ source: Observable<T>) -> [T] {
    var seen: [T] = []
    let subscription = source.subscribe(onNext: { seen.append($0) })
    subscription.dispose()
    return seen
  }

  @Test func `nested work waits for the work in progress`() {
    var seen: [Int] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      seen.append(1)
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        seen.append(3)
        return Disposables.create()
      }
      seen.append(2)
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        seen.append(4)
        return Disposables.create()
      }
      return Disposables.create()
    }
    #expect(seen == [1, 2, 3, 4])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `merged sequences take turns`() {
    #expect(values(.merge(.of(1, 2, 3), .of(10, 20))) == [1, 10, 2, 20, 3])
  }

  @Test func `flat-mapped sequences take turns`() {
    let source = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10) }
    #expect(values(source) == [1, 10, 2, 20, 3, 30])
  }

  @Test func `the next value of the source cuts a latest inner sequence short`() {
    let source = Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10) }
    #expect(values(source) == [1, 2, 3, 30])
    #expect(values(Observable.of(1, 2, 3).flatMapLatest { Observable.just($0) }) == [1, 2, 3])
  }

  @Test func `the latest value is taken when both take turns`() {
    let source = Observable.of(1, 2, 3).withLatestFrom(Observable.of(10, 20))
    #expect(values(source) == [10, 20, 20])
  }

  @Test func `a subscription made inside an observer takes turns with the source`() {
    var seen: [Int] = []
    _ = Observable.from([1, 2, 3]).subscribe(onNext: { value in
      seen.append(value)
      if value == 1 { _ = Observable.of(7, 8).subscribe(onNext: { seen.append($0) }) }
    })
    #expect(seen == [1, 7, 2, 8, 3])
  }

  @Test func `disposing before the subscription is known stops nothing`() {
    let disposable = SerialDisposable()
    var seen: [Int] = []
    disposable.disposable = Observable.of(1, 2, 3).subscribe(onNext: {
      seen.append($0)
      disposable.dispose()
    })
    #expect(seen == [1, 2, 3])
  }

  @Test func `just and empty and error do not wait for the work in progress`() {
    var log: [String] = []
    _ = Observable.of(1).subscribe(onNext: { _ in
      log.append("begin")
      _ = Observable.just(2).subscribe(onNext: { log.append("\($0)") })
      _ = Observable<Int>.empty().subscribe(onCompleted: { log.append("|") })
      _ = Observable<Int>.error(Failure()).subscribe(onError: { _ in log.append("#") })
      _ = Observable.of(3).subscribe(onNext: { log.append("\($0)") })
      log.append("end")
    })
    #expect(log == ["begin", "2", "|", "#", "end", "3"])
  }
}
