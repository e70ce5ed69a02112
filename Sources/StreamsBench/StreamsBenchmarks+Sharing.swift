import Measuring
import Streams

extension StreamsBenchmarks {
  static func subject(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    subject.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    let byHand: (Int) -> Void = opaque { total.sum &+= $0 }
    return turns.measure("subject, one observer", units: units) { units in
      for value in 0..<units { subject.onNext(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func fanOut(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    for _ in 0..<100 {
      subject.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    }
    let byHand: [(Int) -> Void] = (0..<100).map { _ in opaque { total.sum &+= $0 } }
    return turns.measure("subject, 100 observers", units: units) { units in
      for value in 0..<units { subject.onNext(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { for observer in byHand { observer(value) } }
      return []
    }
  }

  static func relay(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    var current = 0
    let output: (Int) -> Void = opaque { total.sum &+= $0 }
    let byHand: (Int) -> Void = opaque { value in
      current = value
      output(current)
    }
    return turns.measure("behaviour relay", units: units) { units in
      for value in 0..<units { relay.accept(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func share(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    let shared = subject.share(replay: 1)
    for _ in 0..<2 {
      shared.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    }
    var last: Int?
    let observers: [(Int) -> Void] = (0..<2).map { _ in opaque { total.sum &+= $0 } }
    let byHand: (Int) -> Void = opaque { value in
      last = value
      for observer in observers { observer(last ?? value) }
    }
    return turns.measure("share(replay: 1), two observers", units: units) { units in
      for value in 0..<units { subject.onNext(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }

  static func driver(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.asDriver().map { $0 &+ 1 }.drive(onNext: { total.sum &+= $0 }).disposed(by: bag)
    var current = 0
    var latest: Int?
    let output: (Int) -> Void = opaque { total.sum &+= $0 }
    let byHand: (Int) -> Void = opaque { value in
      current = value
      latest = current &+ 1
      output(latest ?? 0)
    }
    return turns.measure("relay, driver, map, drive", units: units) { units in
      for value in 0..<units { relay.accept(value) }
      return [bag]
    } baseline: { units in
      for value in 0..<units { byHand(value) }
      return []
    }
  }
}
