import FeedContract
import FeedModel
import ReactorStyle
import Streams
import StreamsTesting

@testable import GitHubSearch

// region: search.subjects
/// The adapter of the view model to the contract; after each step what was typed has stood.
final class SearchViewModelSubject: SettlingSubject {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private var isTyped = false
  private let text = PublishSubject<String>()
  private let loadMore = PublishSubject<Void>()
  private let retry = PublishSubject<Void>()
  private let viewModel: SearchViewModel
  private let output: SearchViewModel.Output

  init(source: any PageSource) {
    viewModel = SearchViewModel(source: source, clock: clock)
    output = viewModel.transform(input: .init(text: text, loadMore: loadMore, retry: retry))
  }

  func send(_ intent: FeedIntent) {
    switch intent {
    case .loadMore: loadMore.onNext(())
    case .retry: retry.onNext(())
    case .choose(let topic):
      isTyped = true
      text.onNext(topic.query)
    // A search is not pulled, and no row of it can be removed.
    case .refresh, .remove: break
    }
  }

  func settle() {
    // What an observer types while time passes has to stand for as long.
    repeat {
      isTyped = false
      clock.advanceTo(clock.clock + 300)
    } while isTyped
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = viewModel.feedState.drive(onNext: state)
    return Disposables.create(states, output.failures.emit(onNext: failure)).dispose
  }
}

/// The adapter of the reactor to the contract.
final class SearchReactorSubject: SettlingSubject {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private var isTyped = false
  private let reactor: SearchReactor

  init(source: any PageSource) { reactor = SearchReactor(source: source, clock: clock) }

  func send(_ intent: FeedIntent) {
    switch intent {
    case .loadMore: reactor.action.onNext(.loadMore)
    case .retry: reactor.action.onNext(.retry)
    case .choose(let topic):
      isTyped = true
      reactor.action.onNext(.type(topic.query))
    case .refresh, .remove: break
    }
  }

  func settle() {
    // What an observer types while time passes has to stand for as long.
    repeat {
      isTyped = false
      clock.advanceTo(clock.clock + 300)
    } while isTyped
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    let states = reactor.feedState.subscribe(onNext: state)
    let failures = reactor.pulse(\.$failure).skip(1).compactMap { $0 }
    return Disposables.create(states, failures.subscribe(onNext: failure)).dispose
  }
}
// endregion: search.subjects

extension Architecture {
  static let searches = [
    Architecture(name: "SearchViewModel") { SearchViewModelSubject(source: $0) },
    Architecture(name: "SearchReactor") { SearchReactorSubject(source: $0) },
  ]
}
