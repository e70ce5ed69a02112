import ReactorStyle
import Streams

extension ListCounterView {
  // region: list.bind
  /// Binds the view and counts from zero.
  func bind(to reactor: ListReactor) {
    disposeBag = DisposeBag()
    load.map { .load($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    count(reactor.deliveries, of: reactor)
  }
  // endregion: list.bind
}
