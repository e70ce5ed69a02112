import Streams
import TransformStyle

extension ListCounterView {
  // region: list.bind
  /// Binds the view and counts from zero.
  func bind(to viewModel: ListViewModel) {
    disposeBag = DisposeBag()
    let output = viewModel.transform(input: .init(load: load.asObservable()))
    count(output.deliveries, of: viewModel)
  }
  // endregion: list.bind
}
