public import Streams
public import TransformStyle

/// Counter: a reset that also cancels the steps that are under way.
public final class ResettableCounterViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let increase: Observable<Void>
    let reset: Observable<Void>

    /// Collects the taps.
    public init(increase: Observable<Void>, reset: Observable<Void>) {
      self.increase = increase
      self.reset = reset
    }
  }

  /// What is shown.
  public struct Output {
    /// The number.
    public let value: Driver<Int>
    /// Whether a step is under way.
    public let isWorking: Driver<Bool>
  }

  private let clock: any SchedulerType

  /// Creates a counter.
  ///
  /// - Parameter clock: What the steps wait on.
  public init(clock: any SchedulerType) {
    self.clock = clock
  }

  // region: counter.solutionTransform
  /// Counts from zero after each reset; the steps before it are not listened to any more, and the
  /// indicator takes the end of the listening as the end of the work.
  public func transform(input: Input) -> Output {
    let activity = ActivityIndicator()
    let value = input.reset.startWith(()).flatMapLatest { [clock] in
      input.increase
        .flatMap {
          Observable.just(1)
            .delay(.milliseconds(500), scheduler: clock)
            .trackActivity(activity)
        }
        .scan(0, accumulator: +)
        .startWith(0)
    }
    return Output(
      value: value.asDriver(onErrorDriveWith: .never()),
      isWorking: activity.asDriver()
    )
  }
  // endregion: counter.solutionTransform
}
