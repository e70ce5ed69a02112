import Streams
import StreamsTesting
import Testing

/// What a stream may say, and in which order its parts hear of it.
struct GrammarTests {
  @Test func `a stream says values and then at most one end`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(said(by: source) == "1 |")
  }

  @Test func `an error ends the stream`() {
    let source = Observable<Int>.create { observer in
      observer.onError(Failure())
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(said(by: source) == "#")
  }

  @Test func `an observer made of a function hears what it is told and a subscription gates it`() {
    var log: [String] = []
    let observer = AnyObserver<Int> { log.append("\($0)") }
    observer.onCompleted()
    observer.onNext(1)
    #expect(log == ["completed", "next(1)"])
    log = []
    let source = Observable<Int>.create { inner in
      inner.onCompleted()
      inner.onNext(1)
      return Disposables.create()
    }
    source.subscribe(observer).dispose()
    #expect(log == ["completed"])
  }

  @Test func `the end is heard from below to above and disposal comes last`() {
    var log: [String] = []
    let subscription = Observable.just(1)
      .do(
        onNext: { _ in log.append("do.next") },
        afterNext: { _ in log.append("do.afterNext") },
        onCompleted: { log.append("do.completed") },
        afterCompleted: { log.append("do.afterCompleted") },
        onSubscribe: { log.append("do.subscribe") },
        onSubscribed: { log.append("do.subscribed") },
        onDispose: { log.append("do.dispose") }
      )
      .subscribe(
        onNext: { _ in log.append("next") },
        onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") }
      )
    subscription.dispose()
    #expect(
      log == [
        "do.subscribe", "do.next", "next", "do.afterNext", "do.completed", "completed",
        "disposed", "do.afterCompleted", "do.subscribed", "do.dispose",
      ]
    )
  }

  @Test func `an explicit disposal is heard from above to below`() {
    var log: [String] = []
    Observable<Int>.never()
      .do(onDispose: { log.append("do.dispose") })
      .subscribe(onDisposed: { log.append("disposed") })
      .dispose()
    #expect(log == ["do.dispose", "disposed"])
  }

  @Test func `a throw inside do becomes the error of the stream and its own onError does not hear`()
  {
    var heard = false
    let source = Observable.of(1, 2).do(
      onNext: { if $0 == 2 { throw Failure() } },
      onError: { _ in heard = true }
    )
    #expect(said(by: source) == "1 #")
    #expect(!heard)
  }

  @Test func `what a transform throws ends the stream and disposes the source`() {
    let subject = PublishSubject<Int>()
    let operators: [(String, Observable<Int>)] = [
      ("map", subject.map { _ in throw Failure() }),
      ("compactMap", subject.compactMap { _ in throw Failure() }),
      ("filter", subject.filter { _ in throw Failure() }),
      ("scan", subject.scan(0) { _, _ in throw Failure() }),
      ("scan(into:)", subject.scan(into: 0) { _, _ in throw Failure() }),
      ("reduce", subject.reduce(0) { _, _ in throw Failure() }),
      ("flatMap", subject.flatMap { _ -> Observable<Int> in throw Failure() }),
      ("flatMapLatest", subject.flatMapLatest { _ -> Observable<Int> in throw Failure() }),
      ("flatMapFirst", subject.flatMapFirst { _ -> Observable<Int> in throw Failure() }),
      ("concatMap", subject.concatMap { _ -> Observable<Int> in throw Failure() }),
      ("skip(while:)", subject.skip(while: { _ in throw Failure() })),
      ("take(while:)", subject.take(while: { _ in throw Failure() })),
      ("distinct(key)", subject.distinctUntilChanged { _ -> Int in throw Failure() }),
      (
        "withLatestFrom",
        subject.withLatestFrom(Observable.just(1)) { _, _ in throw Failure() }
      ),
      (
        "combineLatest",
        Observable.combineLatest(subject, Observable.just(1)) { _, _ in throw Failure() }
      ),
      ("zip", Observable.zip(subject, Observable.just(1)) { _, _ in throw Failure() }),
    ]
    for (name, source) in operators {
      let recording = Recording(source)
      subject.onNext(1)
      #expect(recording.text == "#", "\(name)")
      #expect(!subject.hasObservers, "\(name)")
    }
  }

  @Test func `what a factory throws is the error of the stream`() {
    #expect(said(by: Observable<Int>.deferred { throw Failure() }) == "#")
    let resource = BooleanDisposable()
    let using = Observable<Int>.using({ resource }, observableFactory: { _ in throw Failure() })
    #expect(said(by: using) == "#")
    #expect(resource.isDisposed)
    let failing = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw Failure() },
      observableFactory: { _ in .just(1) }
    )
    #expect(said(by: failing) == "#")
  }

  @Test func `a resource lives as long as the subscription`() {
    var resources: [BooleanDisposable] = []
    let subject = PublishSubject<Int>()
    let source = Observable.using(
      {
        resources.append(BooleanDisposable())
        return resources[resources.count - 1]
      },
      observableFactory: { _ in subject }
    )
    #expect(resources.isEmpty)
    let first = Recording(source)
    #expect(resources.map(\.isDisposed) == [false])
    first.dispose()
    #expect(resources.map(\.isDisposed) == [true])
    _ = Recording(source)
    subject.onCompleted()
    #expect(resources.map(\.isDisposed) == [true, true])
  }

  @Test func `functions given an object are silent when that is gone`() {
    final class Screen { var seen: [Int] = [] }
    let subject = PublishSubject<Int>()
    var screen: Screen? = Screen()
    var log: [Int] = []
    let bag = DisposeBag()
    if let screen {
      subject.subscribe(
        with: screen,
        onNext: {
          $0.seen.append($1)
          log.append($1)
        }
      )
      .disposed(by: bag)
    }
    subject.onNext(1)
    screen = nil
    subject.onNext(2)
    #expect(log == [1])
  }

  @Test func `an error that nobody handles does not stop the program`() {
    var isDisposed = false
    Observable<Int>.error(Failure()).subscribe(onDisposed: { isDisposed = true }).dispose()
    #expect(isDisposed)
  }
}
