import Streams

extension OperatorCase {
  static let all: [OperatorCase] = transforming + filtering + combining + failing + sharing

  private static let transforming: [OperatorCase] = [
    OperatorCase("map", "10 20 30 |", failing: "10 20 #") { $0.map { $0 * 10 } },
    OperatorCase("compactMap", "1 3 |", failing: "1 #") { $0.compactMap { $0 == 2 ? nil : $0 } },
    OperatorCase("scan", "1 3 6 |", failing: "1 3 #") { $0.scan(0, accumulator: +) },
    OperatorCase("scan(into:)", "1 3 6 |", failing: "1 3 #") { $0.scan(into: 0) { $0 += $1 } },
    OperatorCase("reduce", "6 |", empty: "0 |", failing: "#") { $0.reduce(0, accumulator: +) },
    OperatorCase("reduce(mapResult:)", "60 |", empty: "0 |", failing: "#") {
      $0.reduce(0, accumulator: +, mapResult: { $0 * 10 })
    },
    OperatorCase("enumerated", "0:1 1:2 2:3 |", failing: "0:1 1:2 #") {
      $0.enumerated().map { "\($0.index):\($0.element)" }
    },
    OperatorCase(
      "materialize",
      "next(1) next(2) next(3) completed |",
      empty: "completed |",
      failing: "next(1) next(2) error(Failure(name: \"failure\")) |"
    ) { $0.materialize() },
    OperatorCase(unchanged: "dematerialize") { $0.materialize().dematerialize() },
    OperatorCase("toArray", "[1, 2, 3] |", empty: "[] |", failing: "#") {
      $0.toArray().asObservable()
    },
    OperatorCase("flatMap", "1 10 2 20 3 30 |", failing: "1 10 2 20 #") {
      $0.flatMap { Observable.merge(.just($0), .just($0 * 10)) }
    },
    OperatorCase(unchanged: "flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    OperatorCase(unchanged: "flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    OperatorCase(unchanged: "concatMap") { $0.concatMap { Observable.just($0) } },
    OperatorCase(unchanged: "merge()") { $0.map { Observable.just($0) }.merge() },
    OperatorCase(unchanged: "merge(maxConcurrent:)") {
      $0.map { Observable.just($0) }.merge(maxConcurrent: 2)
    },
    OperatorCase(unchanged: "concat()") { $0.map { Observable.just($0) }.concat() },
    OperatorCase(unchanged: "switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
  ]

  private static let filtering: [OperatorCase] = [
    OperatorCase("filter", "2 |", failing: "2 #") { $0.filter { $0 == 2 } },
    OperatorCase("ignoreElements", "|", failing: "#") { $0.ignoreElements() },
    OperatorCase("skip", "2 3 |", failing: "2 #") { $0.skip(1) },
    OperatorCase("skip(while:)", "2 3 |", failing: "2 #") { $0.skip(while: { $0 < 2 }) },
    OperatorCase("skip(until:)", "2 3 |", failing: "2 #") { source in
      source.skip(until: source.filter { $0 == 1 })
    },
    OperatorCase("take", "1 2 |", failing: "1 2 |") { $0.take(2) },
    OperatorCase("take(0)", "|", failing: "|") { $0.take(0) },
    OperatorCase("take(while:)", "1 |", failing: "1 |") { $0.take(while: { $0 < 2 }) },
    OperatorCase("take(while:behavior:)", "1 2 |", failing: "1 2 |") {
      $0.take(while: { $0 < 2 }, behavior: .inclusive)
    },
    OperatorCase("take(until: predicate)", "1 |", failing: "1 |") { $0.take(until: { $0 == 2 }) },
    OperatorCase(unchanged: "take(until:)") { $0.take(until: Observable<Int>.never()) },
    OperatorCase(unchanged: "distinctUntilChanged") { $0.distinctUntilChanged() },
    OperatorCase("distinctUntilChanged(key)", "1 2 |", failing: "1 2 #") {
      $0.distinctUntilChanged { $0 / 2 }
    },
    OperatorCase("distinctUntilChanged(comparer)", "1 |", failing: "1 #") {
      $0.distinctUntilChanged { _, _ in true }
    },
    OperatorCase("distinctUntilChanged(key, comparer)", "1 2 |", failing: "1 2 #") {
      $0.distinctUntilChanged({ $0 / 2 }, comparer: ==)
    },
    OperatorCase(unchanged: "distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.self) },
    OperatorCase("single", "1 #", empty: "#", failing: "1 #") { $0.single() },
    OperatorCase("asSingle", "#", empty: "#", failing: "#") { $0.asSingle().asObservable() },
    OperatorCase("asMaybe", "#", failing: "#") { $0.asMaybe().asObservable() },
    OperatorCase("first", "Optional(1) |", empty: "nil |", failing: "Optional(1) |") {
      $0.first().asObservable()
    },
  ]

  private static let combining: [OperatorCase] = [
    OperatorCase("startWith", "0 1 2 3 |", empty: "0 |", failing: "0 1 2 #") { $0.startWith(0) },
    OperatorCase("concat", "1 2 3 9 |", empty: "9 |", failing: "1 2 #") {
      $0.concat(Observable.just(9))
    },
    OperatorCase("concat after", "9 1 2 3 |", empty: "9 |", failing: "9 1 2 #") {
      Observable.concat(.just(9), $0)
    },
    OperatorCase("concat(sequence)", "1 2 3 |", failing: "1 2 #") {
      Observable.concat(AnySequence([$0, Observable.empty()]))
    },
    OperatorCase("merge", "9 1 2 3 |", empty: "9 |", failing: "9 1 2 #") {
      Observable.merge(.just(9), $0)
    },
    OperatorCase("combineLatest", "9-1 9-2 9-3 |", failing: "9-1 9-2 #") {
      Observable.combineLatest(Observable.just(9), $0) { "\($0)-\($1)" }
    },
    OperatorCase("combineLatest(collection)", "[9, 1] [9, 2] [9, 3] |", failing: "[9, 1] [9, 2] #")
    { Observable.combineLatest([Observable.just(9), $0]) },
    OperatorCase("zip", "1-a 2-b |", failing: "1-a 2-b #") {
      Observable.zip($0, Observable.of("a", "b")) { "\($0)-\($1)" }
    },
    OperatorCase("zip(collection)", "[1, 9] |", failing: "[1, 9] #") {
      Observable.zip([$0, Observable.just(9)])
    },
    OperatorCase("withLatestFrom", "1-9 2-9 3-9 |", failing: "1-9 2-9 #") {
      $0.withLatestFrom(Observable.just(9)) { "\($0)-\($1)" }
    },
    OperatorCase("withUnretained", "1 2 3 |", failing: "1 2 #") { source in
      let owner = Owner.shared
      return source.withUnretained(owner) { $1 }
    },
    OperatorCase("ifEmpty(default:)", "1 2 3 |", empty: "9 |", failing: "1 2 #") {
      $0.ifEmpty(default: 9)
    },
    OperatorCase("ifEmpty(switchTo:)", "1 2 3 |", empty: "8 9 |", failing: "1 2 #") {
      $0.ifEmpty(switchTo: .of(8, 9))
    },
  ]

  private static let failing: [OperatorCase] = [
    OperatorCase("catch", "1 2 3 |", failing: "1 2 9 |") { $0.catch { _ in .just(9) } },
    OperatorCase("catchAndReturn", "1 2 3 |", failing: "1 2 9 |") { $0.catchAndReturn(9) },
    OperatorCase("retry(2)", "1 2 3 |", failing: "1 2 1 2 #") { $0.retry(2) },
    OperatorCase("retry(when:)", "1 2 3 |", failing: "1 2 1 2 #") {
      $0.retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error in
          index == 0 ? Observable.just(0) : Observable.error(error)
        }
      })
    },
    OperatorCase(unchanged: "do") { $0.do(onNext: { _ in }) },
    OperatorCase(unchanged: "debug") { $0.debug("", trimOutput: false, write: { _ in }) },
  ]

  private static let sharing: [OperatorCase] = [
    OperatorCase(unchanged: "share") { $0.share() },
    OperatorCase(unchanged: "share(replay:)") { $0.share(replay: 1) },
    OperatorCase(unchanged: "share(replay:scope:)") { $0.share(replay: 1, scope: .forever) },
    OperatorCase(unchanged: "publish.refCount") { $0.publish().refCount() },
    OperatorCase(unchanged: "replay.refCount") { $0.replay(1).refCount() },
    OperatorCase(unchanged: "observe(on:) the trampoline") {
      $0.observe(on: CurrentThreadScheduler.instance)
    },
    OperatorCase(unchanged: "observe(on:) the domain") { $0.observe(on: DomainScheduler.instance) },
    OperatorCase(unchanged: "observe(on:) at once") {
      $0.observe(on: ImmediateScheduler.instance)
    },
    OperatorCase(unchanged: "subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.instance) },
    OperatorCase(unchanged: "using") { source in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in source })
    },
    OperatorCase(unchanged: "deferred") { source in Observable.deferred { source } },
    OperatorCase(unchanged: "create") { source in Observable.create { source.subscribe($0) } },
    OperatorCase("asDriver", "1 2 3 |", failing: "1 2 9 |") {
      $0.asDriver(onErrorJustReturn: 9).asObservable()
    },
    OperatorCase("asSignal", "1 2 3 |", failing: "1 2 9 |") {
      $0.asSignal(onErrorJustReturn: 9).asObservable()
    },
  ]
}

/// Something to be held weakly that is always there.
final class Owner: Sendable {
  static let shared = Owner()
}
