import Streams
import Testing

/// What happens when streams fail.
struct FailureTests {
  @Test func `retry counts all subscriptions`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .error(Failure())
    }
    #expect(said(by: source.retry(3)) == "#")
    #expect(count == 3)
    #expect(said(by: source.retry(0)) == "|")
    #expect(count == 3)
  }

  @Test func `retry stops at a success`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return count < 3 ? .error(Failure()) : .just(count)
    }
    #expect(said(by: source.retry()) == "3 |")
  }

  @Test func `retry when subscribes, completes and fails as its trigger says`() {
    let trigger = PublishSubject<Int>()
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return Observable.just(count).concat(Observable.error(Failure()))
    }
    let recording = Recording(source.retry(when: { (_: Observable<any Error>) in trigger }))
    trigger.onNext(0)
    #expect(recording.text == "1 2")
    trigger.onCompleted()
    #expect(recording.text == "1 2 |")
    let failing = PublishSubject<Int>()
    let failed = Recording(source.retry(when: { (_: Observable<any Error>) in failing }))
    failing.onError(Failure())
    #expect(failed.text == "3 #")
  }

  @Test func `retry when passes on an error of another type`() {
    struct Other: Error {}
    var seen: [Failure] = []
    let source = Observable<Int>.error(Other()).retry(when: { (errors: Observable<Failure>) in
      errors.do(onNext: { seen.append($0) })
    })
    #expect(said(by: source) == "#")
    #expect(seen.isEmpty)
  }

  @Test func `catch carries on with the other stream, and its throw is the error`() {
    let source = Observable.of(1).concat(Observable<Int>.error(Failure()))
    #expect(said(by: source.catch { _ in .of(8, 9) }) == "1 8 9 |")
    #expect(said(by: source.catch { throw $0 }) == "1 #")
    #expect(said(by: source.catch { _ in .error(Failure()) }) == "1 #")
  }

  @Test func `catch can be disposed in the other stream`() {
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let recording = Recording(subject.catch { _ in other })
    subject.onError(Failure())
    other.onNext(1)
    recording.dispose()
    #expect(!other.hasObservers)
    other.onNext(2)
    #expect(recording.text == "1")
  }

  @Test func `an error of a second stream ends the result`() {
    let source = PublishSubject<Int>()
    let failing = PublishSubject<Int>()
    let results: [(String, Recording<Int>)] = [
      ("take", Recording(source.take(until: failing))),
      ("skip", Recording(source.skip(until: failing))),
      ("latest", Recording(source.withLatestFrom(failing))),
      ("combine", Recording(Observable.combineLatest(source, failing) { $0 + $1 })),
      ("zip", Recording(Observable.zip(source, failing) { $0 + $1 })),
      ("merge", Recording(Observable.merge(source, failing))),
      ("flatMap", Recording(Observable.of(source, failing).flatMap { $0 })),
    ]
    failing.onError(Failure())
    for (name, result) in results { #expect(result.text == "#", "\(name)") }
    #expect(!source.hasObservers)
  }

  @Test func `a single says one thing`() {
    var log: [String] = []
    let single = Single<Int>.create { say in
      say(.success(1))
      say(.success(2))
      say(.failure(Failure()))
      return Disposables.create { log.append("disposed") }
    }
    single.subscribe(onSuccess: { log.append("\($0)") }, onFailure: { _ in log.append("#") })
      .dispose()
    #expect(log == ["1", "disposed"])
    #expect(said(by: Single<Int>.error(Failure()).asObservable()) == "#")
    #expect(said(by: Single.just(1).flatMap { .just($0 + 1) }.asObservable()) == "2 |")
    #expect(said(by: Single<Int>.error(Failure()).catchAndReturn(7).asObservable()) == "7 |")
    #expect(
      said(by: Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }.asObservable()) == "3 |"
    )
  }

  @Test func `a maybe says at most one thing`() {
    var log: [String] = []
    for maybe in [Maybe.just(1), Maybe.empty(), Maybe.error(Failure())] {
      maybe.subscribe { log.append("\($0)") }.dispose()
    }
    #expect(log == ["success(1)", "completed", "error(StreamsTests.Failure(name: \"failure\"))"])
    #expect(said(by: Maybe<Int>.empty().ifEmpty(default: 3).asObservable()) == "3 |")
    #expect(said(by: Single.just(1).filter { $0 > 1 }.asObservable()) == "|")
  }

  @Test func `a completable carries on when it has completed`() {
    #expect(said(by: Completable.empty().andThen(Observable.of(1, 2))) == "1 2 |")
    #expect(said(by: Completable.empty().andThen(Single.just(1)).asObservable()) == "1 |")
    #expect(said(by: Completable.error(Failure()).andThen(Observable.of(1, 2))) == "#")
    var log: [String] = []
    Completable.zip(.empty(), .empty()).subscribe(onCompleted: { log.append("done") }).dispose()
    Completable.concat(.empty(), .error(Failure()), .empty())
      .subscribe(onError: { _ in log.append("failed") }).dispose()
    #expect(log == ["done", "failed"])
  }

  @Test func `a single of a stream wants exactly one value`() {
    func end<T>(_ source: Observable<T>) -> String {
      guard case .error(let error)? = Recording(source).events.last else { return "none" }
      return "\(error)"
    }
    #expect(
      end(Observable<Int>.empty().asSingle().asObservable())
        == "Sequence doesn't contain any elements."
    )
    #expect(
      end(Observable.of(1, 2).asSingle().asObservable())
        == "Sequence contains more than one element."
    )
    #expect(said(by: Observable.just(1).asSingle().asObservable()) == "1 |")
    #expect(said(by: Observable.just(1).asMaybe().asObservable()) == "1 |")
    #expect(said(by: Observable.just(1).ignoreElements().asCompletable().asObservable()) == "|")
  }
}
