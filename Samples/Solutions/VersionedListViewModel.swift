public import Streams
public import TransformStyle

/// TraceableList: rows observed by their version, in a view model.
public final class VersionedListViewModel: ViewModelType {
  /// What a person does.
  public struct Input {
    let load: Observable<[String]>

    /// Collects what is loaded.
    public init(load: Observable<[String]>) {
      self.load = load
    }
  }

  /// What is shown.
  public struct Output {
    /// The rows, once for each write.
    public let rows: Driver<[String]>
  }

  private let load = InputPort<[String]>()
  private let list = BehaviorRelay(value: VersionedList())
  private let bag = DisposeBag()

  /// Creates an empty list.
  public init() {
    load
      .subscribe(onNext: { [list] rows in
        var changed = list.value
        changed.isLoading = true
        list.accept(changed)
        changed.rows = rows
        list.accept(changed)
        changed.isLoading = false
        list.accept(changed)
      })
      .disposed(by: bag)
  }

  // region: list.solutionTransform
  /// Connects a view, and lets through what has another version.
  public func transform(input: Input) -> Output {
    load.connect(input.load)
    let rows = list.asObservable().versions(of: \.rows, by: \.version)
    return Output(rows: rows.asDriver(onErrorDriveWith: .never()))
  }
  // endregion: list.solutionTransform
}
