public import Streams
public import TransformStyle

/// Registration: a name that is checked when it has stood for 300 milliseconds, as a view model.
public final class PatientNameViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let name: Observable<String>

    /// Collects what is typed.
    public init(name: Observable<String>) {
      self.name = name
    }
  }

  /// What is shown.
  public struct Output {
    /// Whether the name is free; nil while that is not known.
    public let isFree: Driver<Bool?>
  }

  private let clock: any SchedulerType
  private let check: (String) -> Observable<Bool>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - clock: What the pause waits on.
  ///   - check: Asks whether a name is free.
  public init(clock: any SchedulerType, check: @escaping (String) -> Observable<Bool>) {
    self.clock = clock
    self.check = check
  }

  // region: registration.solutionTransform
  /// Checks names; pause and check are one inner stream, which the next name ends.
  public func transform(input: Input) -> Output {
    Output(
      isFree: input.name.checked(on: clock, by: check).startWith(nil)
        .distinctUntilChanged()
        .asDriver(onErrorJustReturn: nil)
    )
  }
  // endregion: registration.solutionTransform
}
