import Streams
import TransformStyle

/// A counter that takes half a second for each step.
final class CounterViewModel: ViewModelType {
  // region: counter.input
  struct Input {
    let increase: Observable<Void>
    let decrease: Observable<Void>
  }
  // endregion: counter.input

  // region: counter.output
  struct Output {
    let value: Driver<Int>
    let isWorking: Driver<Bool>
    let alerts: Signal<String>
  }
  // endregion: counter.output

  // region: counter.parts
  private let increase = InputPort<Void>()
  private let decrease = InputPort<Void>()
  private let value = BehaviorRelay(value: 0)
  private let activity = ActivityIndicator()
  private let alerts = CommandRelay<String>()
  private let bag = DisposeBag()
  // endregion: counter.parts

  // region: counter.work
  init(clock: any SchedulerType) {
    Observable.merge(increase.map { CounterStep.increase }, decrease.map { CounterStep.decrease })
      .flatMap { [activity] step in
        Observable.just(step)
          .delay(.milliseconds(500), scheduler: clock)
          .trackActivity(activity)
      }
      .subscribe(onNext: { [value, alerts] step in
        value.accept(value.value + step.amount)
        alerts.send(step.message)
      })
      .disposed(by: bag)
  }
  // endregion: counter.work

  // region: counter.connect
  func transform(input: Input) -> Output {
    increase.connect(input.increase)
    decrease.connect(input.decrease)
    return Output(
      value: value.asDriver().distinctUntilChanged(),
      isWorking: activity.asDriver(),
      alerts: alerts.asSignal()
    )
  }
  // endregion: counter.connect
}
