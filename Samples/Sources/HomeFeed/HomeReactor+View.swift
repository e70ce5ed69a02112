import ReactorStyle
import Streams

extension HomeView {
  // region: home.bind
  /// Binds the view; it may be bound again.
  func bind(to reactor: HomeReactor) {
    disposeBag = DisposeBag()
    keep(reactor)
    fill = { cell, item, place in
      cell.bind(to: HomeCellReactor(item: item, place: place))
    }
    reactor.state.map(\.list.sections).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    reactor.state.map(\.list.isLoadingFirst).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0, at: "top") }).disposed(by: disposeBag)
    reactor.state.map(\.list.isLoadingNext).distinctUntilChanged()
      .subscribe(onNext: { [unowned self] in show($0, at: "bottom") }).disposed(by: disposeBag)
    reactor.pulse(\.$failure).skip(1).compactMap { $0 }
      .subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    // The position comes in last, because it asks for the first page at once.
    position.filter(\.wantsFirstPage).map { _ in .loadFirstPage }
      .bind(to: reactor.action).disposed(by: disposeBag)
    position.filter(\.wantsNextPage).map { _ in .loadNextPage }
      .bind(to: reactor.action).disposed(by: disposeBag)
  }
  // endregion: home.bind
}

extension HomeCell {
  /// Shows what the reactor's state says; it never changes, so nothing is subscribed.
  func bind(to reactor: HomeCellReactor) {
    disposeBag = DisposeBag()
    show(label: reactor.currentState.label)
    show(title: reactor.currentState.title)
  }
}
