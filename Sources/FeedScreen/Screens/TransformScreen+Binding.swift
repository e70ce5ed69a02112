import FeedModel
import FeedTransform
import Streams

extension TransformScreen {
  // region: screen.bind
  /// Connects the view to the view model: what a person does goes in, what is to be shown comes out.
  func bind(viewModel: FeedViewModel) {
    let output = viewModel.transform(
      input: FeedViewModel.Input(
        refresh: view.pulls.asObservable(),
        loadMore: view.ends.asObservable(),
        retry: view.retries.asObservable(),
        topic: view.choices.asObservable(),
        removal: view.removals.asObservable()
      )
    )
    output.state.drive(onNext: { [view] in view.show(situation: $0) })
      .disposed(by: disposeBag)
    output.state.map { FeedSection(topic: $0.topic, items: $0.items) }
      .distinctUntilChanged()
      .drive(onNext: { [view] in view.show($0.items, of: $0.topic) })
      .disposed(by: disposeBag)
    output.refreshStatus.subscribe(onNext: { [view] in view.perform($0) })
      .disposed(by: disposeBag)
    output.state.map(\.append.error)
      .distinctUntilChanged()
      .drive(onNext: { [view] in view.show(appendFailure: $0) })
      .disposed(by: disposeBag)
  }
  // endregion: screen.bind
}

extension FeedListView {
  // region: screen.status
  /// Carries out a command of the status enum: one call of one control each, and of the notice when
  /// what ends has failed.
  func perform(_ status: RefreshStatus) {
    switch status {
    case .none: break
    case .beginHeaderRefresh: show(isRefreshing: true)
    case .endHeaderRefresh:
      show(isRefreshing: false)
      if let error = situation.refresh.error { announce(error) }
    case .beginFooterRefresh: show(isLoadingMore: true)
    case .endFooterRefresh:
      show(isLoadingMore: false)
      if let error = situation.append.error { announce(error) }
    case .noMoreData: show(hasNoMore: true)
    case .resetNoMoreData: show(hasNoMore: false)
    }
  }
  // endregion: screen.status
}
