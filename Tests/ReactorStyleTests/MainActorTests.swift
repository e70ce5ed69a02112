import ReactorStyle
import Streams
import Testing

@MainActor @Suite struct MainActorTests {
  @Test func `a view on the main actor is bound there`() {
    let view = MainView()
    let reactor = ScriptedReactor()
    view.reactor = reactor
    reactor.action.onNext("a")
    #expect(view.texts == ["", "a"])
  }

  @Test func `a host on the main actor is bound when its view is loaded`() {
    let controller = MainController()
    controller.reactor = ScriptedReactor()
    #expect(controller.bindCount == 0)
    controller.loadViewIfNeeded()
    #expect(controller.bindCount == 1)
  }
}

@MainActor private final class MainView: ReactorView {
  let reactorBinding = ReactorBinding<ScriptedReactor>()
  var disposeBag = DisposeBag()
  var texts: [String] = []

  func bind(reactor: ScriptedReactor) {
    reactor.state.map { $0.joined() }
      .bind(with: self) { $0.texts.append($1) }
      .disposed(by: disposeBag)
  }
}

/// A host that is not made of ``ViewController``.
@MainActor private final class MainController: DeferredReactorView, ViewLoading {
  let reactorBinding = ReactorBinding<ScriptedReactor>()
  var disposeBag = DisposeBag()
  private(set) var isViewLoaded = false
  var bindCount = 0

  func loadViewIfNeeded() {
    isViewLoaded = true
    performBinding()
  }

  func bind(reactor: ScriptedReactor) {
    bindCount += 1
  }
}
