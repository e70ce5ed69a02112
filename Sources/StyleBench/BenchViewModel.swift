import Streams
import TransformStyle

/// The measured view model: one trigger loads a value, with a flag that is up meanwhile.
final class BenchViewModel: ViewModelType {
  struct Input { let load: Observable<Int> }

  struct Output {
    let value: Driver<Int>
    let isLoading: Driver<Bool>
  }

  private let load = InputPort<Int>()
  private let value = BehaviorRelay(value: 0)
  private let activity = ActivityIndicator()
  private let disposeBag = DisposeBag()

  init() {
    load
      .flatMapLatest { [activity] in Observable.just($0).trackActivity(activity) }
      .bind(to: value)
      .disposed(by: disposeBag)
  }

  func transform(input: Input) -> Output {
    load.connect(input.load)
    return Output(value: value.asDriver(), isLoading: activity.asDriver())
  }
}
