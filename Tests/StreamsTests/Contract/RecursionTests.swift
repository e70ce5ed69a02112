import Streams
import StreamsTesting
import Testing

/// Recursion that is 100,000 deep runs in a loop.
struct RecursionTests {
  private let depth = 100_000

  @Test func `recursion in the last place of concat needs neither stack nor memory`() {
    func count(_ number: Int) -> Observable<Int> {
      if number == depth { return .empty() }
      return Observable.just(number).concat(Observable.deferred { count(number + 1) })
    }
    var sum = 0
    var most = 0
    let alive = LiveObjects.left {
      count(0).subscribe(onNext: { number in
        sum += number
        if number % 10_000 == 5_000 { most = max(most, liveCount()) }
      }).dispose()
    }
    #expect(sum == depth * (depth - 1) / 2)
    #expect(most < 40)
    #expect(alive == [])
  }

  @Test func `a stream concatenated with itself over and over needs no stack`() {
    var source = Observable.just(1)
    for _ in 0..<depth { source = source.concat(Observable<Int>.empty()) }
    #expect(said(by: source) == "1 |")
  }

  @Test func `streams concatenated from the end over and over need no stack`() {
    var source = Observable.just(1)
    for _ in 0..<depth { source = Observable.just(1).concat(source) }
    var seen = 0
    source.subscribe(onNext: { seen += $0 }).dispose()
    #expect(seen == depth + 1)
  }

  @Test func `retry of a source that fails at once needs no stack`() {
    var count = 0
    let source = Observable<Int>.deferred { [depth] in
      count += 1
      return count < depth ? .error(Failure()) : .just(count)
    }
    #expect(said(by: source.retry()) == "\(depth) |")
  }

  @Test func `retry when of a source that fails at once needs no stack`() {
    var count = 0
    let source = Observable<Int>.deferred { [depth] in
      count += 1
      return count < depth ? .error(Failure()) : .just(count)
    }
    let retried = source.retry(when: { (errors: Observable<any Error>) in errors })
    #expect(said(by: retried) == "\(depth) |")
  }

  @Test func `recursion behind startWith needs no stack`() {
    func count(_ number: Int) -> Observable<Int> {
      if number == depth { return .empty() }
      return Observable.deferred { count(number + 1) }.startWith(number)
    }
    var sum = 0
    count(0).subscribe(onNext: { sum += $0 }).dispose()
    #expect(sum == depth * (depth - 1) / 2)
  }

  @Test func `startWith on startWith needs no stack`() {
    var source = Observable<Int>.empty()
    for number in 0..<depth { source = source.startWith(number) }
    var seen = 0
    source.subscribe(onNext: { _ in seen += 1 }).dispose()
    #expect(seen == depth)
  }

  @Test func `recursion in the handler of catch needs no stack`() {
    func attempt(_ number: Int) -> Observable<Int> {
      if number == depth { return .just(number) }
      return Observable<Int>.error(Failure()).catch { _ in attempt(number + 1) }
    }
    #expect(said(by: attempt(0)) == "\(depth) |")
  }

  @Test func `a relay that is re-entered over and over needs no stack`() {
    let publish = PublishRelay<Int>()
    let behaviour = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    var seen = 0
    publish.subscribe(onNext: { [depth] in
      seen += 1
      if $0 < depth { publish.accept($0 + 1) }
    }).disposed(by: bag)
    behaviour.subscribe(onNext: { [depth] in
      if $0 < depth { behaviour.accept($0 + 1) }
    }).disposed(by: bag)
    publish.accept(1)
    #expect(seen == depth)
    #expect(behaviour.value == depth)
  }

  @Test func `a driver or a queue that is re-entered over and over needs no stack`() {
    let subject = PublishSubject<Int>()
    let queued = PublishSubject<Int>()
    let bag = DisposeBag()
    var driven = 0
    var run = 0
    subject.asDriver(onErrorJustReturn: 0).drive(onNext: { [depth] in
      driven = $0
      if $0 < depth { subject.onNext($0 + 1) }
    }).disposed(by: bag)
    queued.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { [depth] in
      run = $0
      if $0 < depth { queued.onNext($0 + 1) }
    }).disposed(by: bag)
    subject.onNext(1)
    queued.onNext(1)
    #expect(driven == depth)
    #expect(run == depth)
  }

  @Test func `work scheduled from work needs no stack`() {
    var last = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { [depth] number, recurse in
      last = number
      if number < depth { recurse(number + 1) }
    }
    #expect(last == depth)
  }

  @Test func `a long chain of operators is released without stack`() {
    let alive = LiveObjects.left {
      var source: Observable<Int> = PublishSubject<Int>()
      for _ in 0..<depth { source = source.map { $0 } }
      withExtendedLifetime(source) {}
    }
    #expect(alive == [])
  }

  /// How many graph objects are alive on this thread, as far as the census in progress knows.
  private func liveCount() -> Int {
    LiveObjects.countInProgress
  }
}
