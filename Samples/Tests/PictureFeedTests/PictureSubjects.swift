import FeedContract
import FeedModel
import ReactorStyle
import Streams

@testable import PictureFeed

extension PictureNotice {
  /// The failure that a notice tells.
  fileprivate var failure: FeedFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

// region: picture.subjects
/// The adapter of the view model to the contract.
final class PictureViewModelSubject: FeedSubject {
  private let category = PublishSubject<PictureCategory>()
  private let reload = PublishSubject<Void>()
  private let loadMore = PublishSubject<Void>()
  private let retry = PublishSubject<Void>()
  private let viewModel: PictureViewModel
  private let output: PictureViewModel.Output

  init(source: any PageSource) {
    viewModel = PictureViewModel(source: source)
    output = viewModel.transform(
      input: .init(category: category, reload: reload, loadMore: loadMore, retry: retry)
    )
  }

  func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: reload.onNext(())
    case .loadMore: loadMore.onNext(())
    case .retry: retry.onNext(())
    case .choose(let topic): PictureCategory(rawValue: topic.category).map(category.onNext)
    // No row of this feed can be removed.
    case .remove: break
    }
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = viewModel.feedState.drive(onNext: state)
    let failures = output.notices.compactMap(\.failure).subscribe(onNext: failure)
    return Disposables.create(states, failures).dispose
  }
}

/// The adapter of the reactor to the contract.
final class PictureReactorSubject: FeedSubject {
  private let reactor: PictureReactor

  init(source: any PageSource) { reactor = PictureReactor(source: source) }

  func send(_ intent: FeedIntent) {
    switch intent {
    case .refresh: reactor.action.onNext(.reload)
    case .loadMore: reactor.action.onNext(.loadMore)
    case .retry: reactor.action.onNext(.retry)
    case .choose(let topic):
      PictureCategory(rawValue: topic.category).map { reactor.action.onNext(.choose($0)) }
    case .remove: break
    }
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feedState.subscribe(onNext: state)
    let failures = reactor.notices.compactMap(\.failure).subscribe(onNext: failure)
    return Disposables.create(states, failures).dispose
  }
}
// endregion: picture.subjects

extension Architecture {
  static let pictures = [
    Architecture(name: "PictureViewModel") { PictureViewModelSubject(source: $0) },
    Architecture(name: "PictureReactor") { PictureReactorSubject(source: $0) },
  ]
}
