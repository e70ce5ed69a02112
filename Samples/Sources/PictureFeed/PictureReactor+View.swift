import FeedTransform
import ReactorStyle
import Streams

extension PictureView {
  // region: picture.bind
  /// Binds the view; it may be bound again.
  func bind(to reactor: PictureReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    category.map { .choose($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    reload.map { .reload }.bind(to: reactor.action).disposed(by: disposeBag)
    loadMore.map { .loadMore }.bind(to: reactor.action).disposed(by: disposeBag)
    retry.map { .retry }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.sections.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    reactor.notices.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    reactor.refreshStatus.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
  }
  // endregion: picture.bind
}
