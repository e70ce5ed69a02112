import FeedContract
import FeedModel
import ReactorStyle
import Streams

/// One played feed: its screen, and the hand that answers its requests.
final class PlayWorld {
  let name: String
  let source = HandSource()
  private(set) var screen: (any Screen)?

  /// The intents that the screen has sent since they were last taken.
  private var intents: [FeedIntent] = []
  private var bag = DisposeBag()

  /// Makes a screen, loaded and bound; one that appears asks for its first page.
  init(
    _ subject: PlaySubject,
    size: GridSize,
    appears: Bool,
    clock: @escaping () -> Duration
  ) {
    name = subject.name
    let screen = subject.make(source, size, clock)
    self.screen = screen
    listen(to: screen.view)
    if appears { screen.appear() } else { screen.loadViewIfNeeded() }
    (screen as? SubjectScreen)?.settle()
  }

  /// What is seen; nil after leaving.
  var contents: ScreenContents? { screen?.view.currentContents() }

  var face: PlayFace {
    guard let screen else {
      var face = PlayFace()
      face.isThere = false
      return face
    }
    return PlayFace(screen.view, source.log)
  }

  func perform(_ move: PlayMove) {
    defer { (screen as? SubjectScreen)?.settle() }
    if case .answer(let answer) = move { return source.answer(answer) }
    guard let view = screen?.view else { return }
    switch move {
    case .pull: view.pull()
    case .scroll(let distance): view.scroll(by: distance)
    case .select(let distance): view.moveSelection(by: distance)
    case .choose(let topic): view.choose(topic)
    case .retry: view.retry()
    case .remove: view.removeSelection()
    case .resize(let size): view.resize(to: size)
    case .intent(let intent): view.send(intent)
    case .leave: leave()
    case .answer, .delay, .pick: break
    }
  }

  func takeIntents() -> [FeedIntent] {
    defer { intents = [] }
    return intents
  }

  private func leave() {
    screen?.disappear()
    bag = DisposeBag()
    screen = nil
  }

  private func listen(to view: FeedListView) {
    Observable<FeedIntent>.merge(
      view.pulls.asObservable().map { .refresh },
      view.ends.asObservable().map { .loadMore },
      view.retries.asObservable().map { .retry },
      view.choices.asObservable().map { .choose($0) },
      view.removals.asObservable().map { .remove($0) }
    )
    .subscribe(onNext: { [unowned self] in intents.append($0) })
    .disposed(by: bag)
  }
}
