import Streams
import TransformStyle

/// A counter that takes half a second for each step.
final class CounterViewModel: ViewModelType {
  struct Input {
    let increase: Observable<Void>
    let decrease: Observable<Void>
  }

  struct Output {
    let value: Driver<Int>
    let isWorking: Driver<Bool>
    let alerts: Signal<String>
  }

  private let increase = InputPort<Void>()
  private let decrease = InputPort<Void>()
  private let value = BehaviorRelay(value: 0)
  private let activity = ActivityIndicator()
  private let alerts = CommandRelay<String>()
  private let bag = DisposeBag()
}
