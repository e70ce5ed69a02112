public import Measuring
import ReactorStyle
import Streams
import TransformStyle

/// What the two styles cost, each beside the same work written by hand in the same run.
public enum StyleBenchmarks {
  /// The measurement that a goal speaks of: an action with three mutations and one subscriber.
  public static let actionName = "reactor: an action with three mutations, one subscriber"

  /// Measures everything.
  ///
  /// - Parameter quick: Whether to do a tenth of the rounds.
  /// - Returns: One row for each measured cost.
  public static func run(quick: Bool) -> [Figure] {
    let turns = Turns(repeats: 100)
    let many = quick ? 200 : 2000
    let few = quick ? 20 : 200
    return [
      action(turns, many, actionName) { .load($0) },
      action(turns, many, "reactor: the same, the mutations in one stream") { .loadAtOnce($0) },
      reactorLife(turns, few),
      trigger(turns, many),
    ]
  }

  private static func action(
    _ turns: Turns,
    _ rounds: Int,
    _ name: String,
    _ makeAction: (Int) -> BenchReactor.Action
  ) -> Figure {
    let total = Total()
    let machine = HandWrittenMachine()
    machine.observe { total.add($0.value) }
    let reactor = BenchReactor()
    let bag = DisposeBag()
    reactor.state.subscribe(onNext: { total.add($0.value) }).disposed(by: bag)
    let action = reactor.action
    return withExtendedLifetime((reactor, bag)) {
      turns.measure(name, units: rounds) { rounds in
        for round in 0..<rounds { action.onNext(makeAction(round)) }
      } baseline: { rounds in
        for round in 0..<rounds { machine.load(round) }
      }
    }
  }

  /// A reactor made, subscribed to, used five times and dropped.
  private static func reactorLife(_ turns: Turns, _ rounds: Int) -> Figure {
    let total = Total()
    return turns.measure("reactor: a life of five actions", units: rounds) { rounds in
      for round in 0..<rounds {
        let reactor = BenchReactor()
        let subscription = reactor.state.subscribe(onNext: { total.add($0.value) })
        for step in 0..<5 { reactor.action.onNext(.load(round &+ step)) }
        subscription.dispose()
      }
    } baseline: { rounds in
      for round in 0..<rounds {
        let machine = HandWrittenMachine()
        machine.observe { total.add($0.value) }
        for step in 0..<5 { machine.load(round &+ step) }
      }
    }
  }

  /// A trigger that loads a value, watched by a driver of the value and one of the flag.
  private static func trigger(_ turns: Turns, _ rounds: Int) -> Figure {
    let total = Total()
    let machine = HandWrittenMachine()
    machine.observe { total.add($0.value) }
    let viewModel = BenchViewModel()
    let trigger = PublishRelay<Int>()
    let output = viewModel.transform(input: .init(load: trigger.asObservable()))
    let bag = DisposeBag()
    output.value.drive(onNext: { total.add($0) }).disposed(by: bag)
    output.isLoading.drive(onNext: { total.add($0 ? 1 : 0) }).disposed(by: bag)
    return withExtendedLifetime((viewModel, bag)) {
      turns.measure("transform: a trigger, a value and a flag", units: rounds) { rounds in
        for round in 0..<rounds { trigger.accept(round) }
      } baseline: { rounds in
        for round in 0..<rounds { machine.load(round) }
      }
    }
  }
}

/// Something that states end in.
private final class Total {
  private var sum = 0

  func add(_ value: Int) {
    sum &+= value
  }
}
