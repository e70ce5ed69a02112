import ReactorStyle
import Streams
import TransformStyle

/// What the two styles cost, each beside the same work written by hand in the same run.
public enum StyleBenchmarks {
  /// Measures everything.
  ///
  /// - Parameter quick: Whether to do a tenth of the rounds.
  /// - Returns: One row for each measured cost.
  public static func run(quick: Bool) -> [StyleBenchRow] {
    let many = Stopwatch(rounds: quick ? 200 : 2000)
    let few = Stopwatch(rounds: quick ? 20 : 200)
    return [
      action(many, "reactor: an action with three mutations, one subscriber") { .load($0) },
      action(many, "reactor: the same, with the mutations in one stream") { .loadAtOnce($0) },
      reactorLife(few),
      trigger(many),
    ]
  }

  private static func action(
    _ stopwatch: Stopwatch,
    _ name: String,
    _ makeAction: (Int) -> BenchReactor.Action
  ) -> StyleBenchRow {
    let total = Total()
    let machine = HandWrittenMachine()
    machine.observe { total.add($0.value) }
    let reactor = BenchReactor()
    let bag = DisposeBag()
    reactor.state.subscribe(onNext: { total.add($0.value) }).disposed(by: bag)
    let action = reactor.action
    return withExtendedLifetime((reactor, bag)) {
      stopwatch.row(
        name,
        measured: { action.onNext(makeAction($0)) },
        baseline: { machine.load($0) }
      )
    }
  }

  /// A reactor made, subscribed to, used five times and dropped.
  private static func reactorLife(_ stopwatch: Stopwatch) -> StyleBenchRow {
    let total = Total()
    return stopwatch.row("reactor: a life of five actions") { number in
      let reactor = BenchReactor()
      let subscription = reactor.state.subscribe(onNext: { total.add($0.value) })
      for step in 0..<5 { reactor.action.onNext(.load(number &+ step)) }
      subscription.dispose()
    } baseline: { number in
      let machine = HandWrittenMachine()
      machine.observe { total.add($0.value) }
      for step in 0..<5 { machine.load(number &+ step) }
    }
  }

  /// A trigger that loads a value, watched by a driver of the value and one of the flag.
  private static func trigger(_ stopwatch: Stopwatch) -> StyleBenchRow {
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
      stopwatch.row(
        "transform: a trigger, a value and a flag",
        measured: { trigger.accept($0) },
        baseline: { machine.load($0) }
      )
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
