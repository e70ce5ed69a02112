import Measuring
import Streams

extension StreamsBenchmarks {
  static func chain(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let source = Observable<Int>.create { observer in
      for value in 0..<units { observer.onNext(value) }
      return Disposables.create()
    }
    let chain =
      source
      .map { $0 &+ 1 }
      .filter { $0 & 1 == 0 }
      .scan(0) { $0 &+ $1 }
      .distinctUntilChanged()
    var sum = 0
    var last: Int?
    let output: (Int) -> Void = opaque { total.sum &+= $0 }
    let byHand: (Int) -> Void = opaque { value in
      let mapped = value &+ 1
      guard mapped & 1 == 0 else { return }
      sum = sum &+ mapped
      if last == sum { return }
      last = sum
      output(sum)
    }
    return turns.measure(chainName, units: units) { _ in
      chain.subscribe(onNext: { total.sum &+= $0 }).dispose()
      return []
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func sequence(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let source = Observable.range(start: 0, count: units)
    let byHand: (Int) -> Void = opaque { total.sum &+= $0 }
    return turns.measure("range", units: units) { _ in
      source.subscribe(onNext: { total.sum &+= $0 }).dispose()
      return []
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func flatMapLatest(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    subject.flatMapLatest { Observable.just($0) }
      .subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    var generation = 0
    let byHand: (Int) -> Void = opaque { value in
      generation += 1
      let mine = generation
      let answer: () -> Void = opaque { if mine == generation { total.sum &+= value } }
      answer()
    }
    return turns.measure("flatMapLatest", units: units) { units in
      for value in 0..<units { subject.onNext(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func combineLatest(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let first = PublishSubject<Int>()
    let second = BehaviorSubject(value: 1)
    let bag = DisposeBag()
    Observable.combineLatest(first, second) { $0 &+ $1 }
      .subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    var latest: Int?
    let other: Int? = opaque(1)
    let output: (Int) -> Void = opaque { total.sum &+= $0 }
    let byHand: (Int) -> Void = opaque { value in
      latest = value
      if let latest, let other { output(latest &+ other) }
    }
    return turns.measure("combineLatest of two", units: units) { units in
      for value in 0..<units { first.onNext(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func runToCompletion(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let relay = PublishRelay<Int>()
    let bag = DisposeBag()
    relay.asObservable().observe(on: CurrentThreadScheduler.instance)
      .subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    var isRunning = false
    let output: (Int) -> Void = opaque { total.sum &+= $0 }
    let byHand: (Int) -> Void = opaque { value in
      if isRunning { return }
      isRunning = true
      output(value)
      isRunning = false
    }
    return turns.measure("observe(on: current thread)", units: units) { units in
      for value in 0..<units { relay.accept(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }
}
