import ReactorStyle
import Streams

/// What the two styles cost, each beside the same work written by hand in the same run.
public enum StyleBenchmarks {
  /// Measures everything.
  ///
  /// - Parameter quick: Whether to do a tenth of the rounds.
  /// - Returns: One row for each measured cost.
  public static func run(quick: Bool) -> [StyleBenchRow] {
    let rounds = quick ? 20_000 : 200_000
    return [action(rounds: rounds), life(rounds: rounds / 10)]
  }

  /// One action with three mutations and one subscriber.
  private static func action(rounds: Int) -> StyleBenchRow {
    let machine = HandWrittenMachine()
    var sum = 0
    machine.observe { sum &+= $0.value }
    let byHand = Stopwatch.nanoseconds(rounds: rounds) { machine.load($0) }

    let reactor = BenchReactor()
    let subscription = reactor.state.subscribe(onNext: { sum &+= $0.value })
    let action = reactor.action
    let measured = Stopwatch.nanoseconds(rounds: rounds) { action.onNext(.load($0)) }
    let kept = Stopwatch.bytesKept(rounds: rounds) { action.onNext(.load($0)) }
    subscription.dispose()
    withExtendedLifetime((reactor, sum)) {}
    return StyleBenchRow(
      name: "action with three mutations and one subscriber",
      nanoseconds: measured,
      handWrittenNanoseconds: byHand,
      bytesKeptPerRound: kept
    )
  }

  /// A reactor made, subscribed to, used five times and dropped.
  private static func life(rounds: Int) -> StyleBenchRow {
    var sum = 0
    let live = { (number: Int) in
      let reactor = BenchReactor()
      let subscription = reactor.state.subscribe(onNext: { sum &+= $0.value })
      for step in 0..<5 { reactor.action.onNext(.load(number &+ step)) }
      subscription.dispose()
    }
    let byHand = Stopwatch.nanoseconds(rounds: rounds) { number in
      let machine = HandWrittenMachine()
      machine.observe { sum &+= $0.value }
      for step in 0..<5 { machine.load(number &+ step) }
    }
    let measured = Stopwatch.nanoseconds(rounds: rounds, live)
    let kept = Stopwatch.bytesKept(rounds: rounds, live)
    withExtendedLifetime(sum) {}
    return StyleBenchRow(
      name: "life of a reactor with five actions",
      nanoseconds: measured,
      handWrittenNanoseconds: byHand,
      bytesKeptPerRound: kept
    )
  }
}
