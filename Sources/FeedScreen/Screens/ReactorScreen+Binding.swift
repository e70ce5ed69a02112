import FeedModel
public import FeedReactor
import ReactorStyle
import Streams

extension ReactorScreen {
  // region: screen.bind
  /// Connects the view to a reactor: what a person does goes in, what is to be shown comes out.
  ///
  /// - Parameter reactor: The feed.
  public func bind(reactor: FeedViewReactor) {
    Observable<FeedViewReactor.Action>.merge(
      view.pulls.asObservable().map { .refresh },
      view.ends.asObservable().map { .loadMore },
      view.retries.asObservable().map { .retry },
      view.choices.asObservable().map { .choose($0) },
      view.removals.asObservable().map { .remove($0) }
    )
    .subscribe(reactor.action)
    .disposed(by: disposeBag)
    reactor.feed.subscribe(onNext: { [view] in view.show(situation: $0) })
      .disposed(by: disposeBag)
    reactor.feed.map { FeedSection(topic: $0.topic, items: $0.items) }
      .distinctUntilChanged()
      .subscribe(onNext: { [view] in view.show($0.items, of: $0.topic) })
      .disposed(by: disposeBag)
    reactor.feed.map(\.refresh.isLoading)
      .distinctUntilChanged()
      .subscribe(onNext: { [view] in view.show(isRefreshing: $0) })
      .disposed(by: disposeBag)
    reactor.feed.map { FooterState($0) }
      .distinctUntilChanged()
      .subscribe(onNext: { [view] in view.show($0) })
      .disposed(by: disposeBag)
    reactor.announcements.subscribe(onNext: { [view] in view.announce($0.error) })
      .disposed(by: disposeBag)
  }
  // endregion: screen.bind
}

/// What the footer is derived from.
private struct FooterState: Equatable {
  let append: LoadState
  let hasNoMore: Bool

  init(_ state: FeedState) {
    append = state.append
    hasNoMore = state.hasReachedEnd
  }
}

extension FeedListView {
  // region: screen.footer
  /// Brings the footer to a state; "no more" comes last.
  fileprivate func show(_ state: FooterState) {
    if !state.hasNoMore { show(hasNoMore: false) }
    show(isLoadingMore: state.append.isLoading)
    show(appendFailure: state.append.error)
    if state.hasNoMore { show(hasNoMore: true) }
  }
  // endregion: screen.footer
}
