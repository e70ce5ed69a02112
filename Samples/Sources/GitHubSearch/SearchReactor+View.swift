import FeedModel
import ReactorStyle
import Streams

extension SearchView {
  // region: search.bind
  /// Binds the view; it may be bound again.
  func bind(to reactor: SearchReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    text.map { .type($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    loadMore.map { .loadMore }.bind(to: reactor.action).disposed(by: disposeBag)
    retry.map { .retry }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.feed.title).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(title: $0) }).disposed(by: disposeBag)
    reactor.state.map(\.feed.items).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    reactor.state.map(\.feed.append.isLoading).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show(isLoadingMore: $0) }).disposed(by: disposeBag)
    reactor.pulse(\.$failure).skip(1).compactMap { $0 }
      .subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
  }
  // endregion: search.bind
}
