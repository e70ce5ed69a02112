import Streams
import TransformStyle

/// A list that shows how often its rows are delivered, depending on how they are observed.
final class ListViewModel: ViewModelType {
  struct Input {
    let load: Observable<[String]>
  }

  struct Output {
    let deliveries: [(way: String, rows: Observable<[String]>)]
  }

  private let load = InputPort<[String]>()
  private let state = BehaviorRelay(value: ListState())
  private let bag = DisposeBag()

  init() {
    load
      .flatMap { Observable.from(ListChange.load(of: $0)) }
      .subscribe(onNext: { [state] change in
        var next = state.value
        next.apply(change)
        state.accept(next)
      })
      .disposed(by: bag)
  }

  func transform(input: Input) -> Output {
    load.connect(input.load)
    // region: list.ways
    let rows = state.map(\.rows)
    return Output(deliveries: [
      ("plain", rows),
      ("distinct", rows.distinctUntilChanged()),
      ("traced", state.mapDistinctUntilTraceableValueChanged(\.$rows)),
    ])
    // endregion: list.ways
  }
}
