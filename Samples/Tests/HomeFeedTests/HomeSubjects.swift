import FeedContract
import FeedModel
import ReactorStyle
import Streams

@testable import HomeFeed

// region: home.subjects
/// The intents of the contract as positions of a list, which is all that goes into this feed.
extension ScrollPosition {
  init?(_ intent: FeedIntent) {
    switch intent {
    case .refresh: self.init(offset: -61, height: 300, contentHeight: 1_000)
    case .loadMore: self.init(offset: 700, height: 300, contentHeight: 1_000)
    // The feed has one topic, no button to retry with, and no row that can be removed.
    case .retry, .choose, .remove: return nil
    }
  }
}

/// The adapter of the view model to the contract.
final class HomeViewModelSubject: FeedSubject {
  private let positions = PublishSubject<ScrollPosition>()
  private let viewModel: HomeViewModel
  private let output: HomeViewModel.Output

  init(source: any PageSource) {
    viewModel = HomeViewModel(source: source)
    output = viewModel.transform(input: .init(position: positions))
  }

  func send(_ intent: FeedIntent) { ScrollPosition(intent).map(positions.onNext) }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = viewModel.feed.drive(onNext: state)
    return Disposables.create(states, output.failures.emit(onNext: failure)).dispose
  }
}

/// The adapter of the reactor to the contract.
final class HomeReactorSubject: FeedSubject {
  private let reactor: HomeReactor

  init(source: any PageSource) { reactor = HomeReactor(source: source) }

  func send(_ intent: FeedIntent) {
    guard let position = ScrollPosition(intent) else { return }
    reactor.action.onNext(position.wantsFirstPage ? .loadFirstPage : .loadNextPage)
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feed.subscribe(onNext: state)
    let failures = reactor.pulse(\.$failure).skip(1).compactMap { $0 }
    return Disposables.create(states, failures.subscribe(onNext: failure)).dispose
  }
}
// endregion: home.subjects

extension Architecture {
  static let home = [
    Architecture(name: "HomeViewModel", policies: HomeList.policies) {
      HomeViewModelSubject(source: $0)
    },
    Architecture(name: "HomeReactor", policies: HomeList.policies) {
      HomeReactorSubject(source: $0)
    },
  ]
}
