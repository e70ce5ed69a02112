import Foundation
import RxRelay
import RxSwift

struct Broken: Error {}

final class Operators {
  let disposeBag = DisposeBag()
  let numbers = PublishSubject<Int>()
  let names = BehaviorSubject<String>(value: "a")
  let all = ReplaySubject<Int>.create(bufferSize: 2)
  let every = ReplaySubject<Int>.createUnbounded()
  let last = AsyncSubject<Int>()
  let relay = BehaviorRelay<[Int]>(value: [])
  let optional = BehaviorRelay<Int?>(value: nil)
  let taps = PublishRelay<Void>()

  func creation(scheduler: SchedulerType) -> [Observable<Int>] {
    [
      .just(1), .empty(), .never(), .error(Broken()), .of(1, 2, 3), .from([1, 2]),
      .from(optional: 3), .range(start: 1, count: 3), .deferred { .just(1) },
      .interval(.seconds(1), scheduler: scheduler),
      .timer(.seconds(1), scheduler: scheduler),
      .timer(.seconds(1), period: .seconds(2), scheduler: scheduler),
      Observable.create { observer in
        observer.onNext(1)
        observer.on(.next(2))
        observer.onCompleted()
        return Disposables.create()
      },
      Observable.create { observer -> Disposable in
        let serial = SerialDisposable()
        serial.disposable = Observable.just(1).subscribe(observer)
        return Disposables.create([serial, Disposables.create { print("gone") }])
      },
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in .just(1) }),
      .merge(.just(1), .just(2)), .merge([.just(1)]), .concat(.just(1), .just(2)),
      .concat([.just(1)]),
    ]
  }

  func transforming() -> Observable<Int> {
    let even: Observable<Int> =
      numbers
      .map { $0 * 2 }
      .compactMap { $0 > 1 ? $0 : nil }
      .filter { $0 % 2 == 0 }
    let lists: Observable<[Int]> =
      even
      .scan(0, accumulator: +)
      .scan(into: [Int]()) { state, value in state.append(value) }
    let flat: Observable<Int> =
      lists
      .flatMap { Observable.from($0) }
      .flatMapLatest { Observable.just($0) }
    return
      flat
      .flatMapFirst { Single.just($0) }
      .concatMap { Observable.just($0) }
      .reduce(0, accumulator: +)
  }

  func numbering() -> Observable<String> {
    numbers
      .enumerated()
      .map { index, element in "\(index)\(element)" }
      .materialize()
      .dematerialize()
  }

  func filtering(_ source: Observable<String>) -> Observable<String> {
    let taken: Observable<String> =
      source
      .take(3)
      .take(while: { !$0.isEmpty })
      .take(until: { $0.isEmpty }, behavior: .inclusive)
      .take(until: taps)
    let skipped: Observable<String> =
      taken
      .skip(1)
      .skip(while: { $0.isEmpty })
      .skip(until: taps)
    let distinct: Observable<String> =
      skipped
      .distinctUntilChanged()
      .distinctUntilChanged { $0.count }
      .distinctUntilChanged(at: \.count)
    return distinct.distinctUntilChanged { $0 == $1 }
  }

  func passing(_ source: Observable<String>) -> Observable<String> {
    source
      .startWith("z")
      .ifEmpty(default: "none")
      .observe(on: CurrentThreadScheduler.instance)
      .subscribe(on: CurrentThreadScheduler.instance)
      .debug("names", trimOutput: true)
      .do(onNext: { print($0) }, onError: { print($0) }, onDispose: { print("gone") })
  }

  func combining() -> Observable<String> {
    let pair = Observable.combineLatest(numbers, names)
    let text = Observable.combineLatest(numbers, names) { "\($0)\($1)" }
    let three = Observable.combineLatest(numbers, names, all) { a, b, c in "\(a)\(b)\(c)" }
    let zipped = Observable.zip(numbers, names) { "\($0)\($1)" }
    let list = Observable.combineLatest([numbers, last].map { $0.asObservable() })
    return Observable.merge(
      pair.map { "\($0.0)\($0.1)" },
      text,
      three,
      zipped,
      list.map { "\($0)" },
      numbers.withLatestFrom(names),
      numbers.withLatestFrom(names) { "\($0)\($1)" },
      numbers.withUnretained(self).map { owner, value in "\(owner)\(value)" }
    )
  }

  func failing(scheduler: SchedulerType) -> Observable<Int> {
    numbers
      .retry(3)
      .retry(when: { (errors: Observable<Error>) in errors.take(1) })
      .retry { (errors: Observable<Error>) -> Observable<Int> in
        errors.flatMap { error in Observable<Int>.error(error) }
      }
      .catch { error in Observable.error(error) }
      .catchAndReturn(0)
      .timeout(.seconds(1), scheduler: scheduler)
      .timeout(.seconds(1), other: Observable.just(1), scheduler: scheduler)
      .throttle(.milliseconds(100), latest: false, scheduler: scheduler)
      .delay(.seconds(1), scheduler: scheduler)
      .delaySubscription(.seconds(1), scheduler: scheduler)
  }

  func sharing() {
    let connectable = numbers.publish()
    connectable.connect().disposed(by: disposeBag)
    _ = connectable.refCount()
    _ = numbers.replay(1).refCount()
    _ = numbers.replayAll()
    _ = numbers.multicast(PublishSubject<Int>())
    _ = numbers.share()
    _ = numbers.share(replay: 1, scope: .forever)
  }

  func subscribing() {
    numbers.subscribe { event in
      switch event {
      case .next(let value): print(value)
      case .error(let error): print(error)
      case .completed: print("done")
      }
    }.disposed(by: disposeBag)
    numbers.subscribe(onNext: { print($0) }, onError: { print($0) }).disposed(by: disposeBag)
    numbers.subscribe(with: self, onNext: { owner, value in owner.relay.accept([value]) })
      .disposed(by: disposeBag)
    numbers.bind(to: optional).disposed(by: disposeBag)
    numbers.map { [$0] }.bind(to: relay).disposed(by: disposeBag)
    numbers.bind(to: all).disposed(by: disposeBag)
    numbers.bind(onNext: { print($0) }).disposed(by: disposeBag)
    numbers.bind(with: self) { owner, value in owner.relay.accept([value]) }
      .disposed(by: disposeBag)
    disposeBag.insert(numbers.subscribe(), names.subscribe())
    let composite = CompositeDisposable()
    if let key = composite.insert(numbers.subscribe()) { composite.remove(for: key) }
    let single = SingleAssignmentDisposable()
    single.setDisposable(numbers.subscribe())
    let cancelable: Cancelable = Disposables.create { print("gone") }
    print(cancelable.isDisposed)
  }
}
