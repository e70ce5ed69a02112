import Foundation
import RxCocoa
import RxRelay
import RxSwift

enum TraitError: Error {
  case wrong
}

func load(_ id: Int) -> Single<String> {
  Single<String>.create { single in
    if id < 0 {
      single(.failure(TraitError.wrong))
    } else {
      single(.success("\(id)"))
    }
    return Disposables.create()
  }
}

func find(_ id: Int) -> Maybe<String> {
  Maybe.create { maybe in
    id == 0 ? maybe(.completed) : maybe(.success("\(id)"))
    return Disposables.create()
  }
}

func save(_ text: String) -> Completable {
  Completable.create { completable in
    text.isEmpty ? completable(.error(TraitError.wrong)) : completable(.completed)
    return Disposables.create()
  }
}

func use(_ bag: DisposeBag, scheduler: SchedulerType) {
  load(1)
    .map { $0.count }
    .flatMap { Single.just($0 + 1) }
    .do(onSuccess: { print($0) }, onError: { print($0) })
    .retry(2)
    .catchAndReturn(0)
    .observe(on: scheduler)
    .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
    .disposed(by: bag)
  load(2).subscribe { result in
    switch result {
    case .success(let text): print(text)
    case .failure(let error): print(error)
    }
  }.disposed(by: bag)
  find(0).ifEmpty(default: "none").subscribe(onSuccess: { print($0) }).disposed(by: bag)
  find(1).asObservable().first().subscribe().disposed(by: bag)
  save("x").andThen(load(3)).subscribe().disposed(by: bag)
  save("x").andThen(Observable.just(1)).ignoreElements().asCompletable()
    .subscribe(onCompleted: { print("saved") }, onError: { print($0) })
    .disposed(by: bag)
  Observable.of(1, 2).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
  Observable.just(1).asSingle().asCompletable().subscribe().disposed(by: bag)
  Single.zip(load(1), load(2)) { $0 + $1 }.subscribe().disposed(by: bag)
}

func drivers(_ bag: DisposeBag) {
  let count = BehaviorRelay(value: 0)
  let text = BehaviorRelay<String?>(value: nil)
  let taps = PublishRelay<Void>()
  let doubled: Driver<Int> = count.asDriver().map { $0 * 2 }
  let combined = Driver.combineLatest(doubled, text.asDriver()) { "\($0)\($1 ?? "")" }
  combined.filter { !$0.isEmpty }.distinctUntilChanged().drive(text).disposed(by: bag)
  taps.asSignal().map { 1 }.scan(0, accumulator: +).emit(to: count).disposed(by: bag)
  taps.asSignal().flatMapLatest { Signal.just(1) }.emit(onNext: { print($0) }).disposed(by: bag)
  Observable<Int>.error(TraitError.wrong).asDriver(onErrorRecover: { _ in .empty() })
    .drive(onNext: { print($0) }, onCompleted: { print("done") }).disposed(by: bag)
  Driver.merge(doubled, count.asDriver()).startWith(0).skip(1).drive().disposed(by: bag)
  Driver.zip(doubled, count.asDriver()).drive(onNext: { a, b in print(a + b) }).disposed(by: bag)
  doubled.withLatestFrom(combined) { "\($0)\($1)" }.throttle(.seconds(1)).drive().disposed(by: bag)
}

@MainActor
func bridges() async throws {
  for try await value in Observable.of(1, 2).values { print(value) }
  print(try await load(1).value)
  _ = Single.create { "from an async function" }
}
