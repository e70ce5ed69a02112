import Measuring
import Streams

/// What is made by hand in the place of a subscription: four closures, one inside the other.
private func makeByHand(_ total: Total) -> (Int) -> Void {
  var sum = 0
  var last: Int?
  let output: (Int) -> Void = opaque { total.sum &+= $0 }
  let distinct: (Int) -> Void = opaque {
    if last != $0 {
      last = $0
      output($0)
    }
  }
  let scan: (Int) -> Void = opaque {
    sum = sum &+ $0
    distinct(sum)
  }
  let filter: (Int) -> Void = opaque { if $0 & 1 == 0 { scan($0) } }
  return opaque { filter($0 &+ 1) }
}

extension StreamsBenchmarks {
  static func setUp(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    return turns.measure("set-up of four operators, kept alive", units: units) { units in
      (0..<units).map { _ in
        let subject = PublishSubject<Int>()
        return (subject, subscribe(subject, total))
      }
    } baseline: { units in
      (0..<units).map { _ in makeByHand(total) }
    }
  }

  static func setUpAndDispose(_ turns: Turns, _ units: Int) -> Figure {
    let total = Total()
    return turns.measure("set-up of four operators, one value, disposal", units: units) { units in
      for value in 0..<units {
        let subject = PublishSubject<Int>()
        let subscription = subscribe(subject, total)
        subject.onNext(value)
        subscription.dispose()
      }
      return []
    } baseline: { units in
      for value in 0..<units { makeByHand(total)(value) }
      return []
    }
  }

  private static func subscribe(
    _ subject: PublishSubject<Int>,
    _ total: Total
  ) -> any Disposable {
    subject
      .map { $0 &+ 1 }
      .filter { $0 & 1 == 0 }
      .scan(0) { $0 &+ $1 }
      .distinctUntilChanged()
      .subscribe(onNext: { total.sum &+= $0 })
  }
}
