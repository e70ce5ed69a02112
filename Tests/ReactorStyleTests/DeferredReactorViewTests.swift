import ReactorStyle
import Streams
import Testing

@Suite struct DeferredReactorViewTests {
  @Test func `the binding waits until the view is loaded`() {
    let controller = ListController()
    controller.reactor = ScriptedReactor()
    #expect(controller.log == [])
    controller.loadViewIfNeeded()
    #expect(controller.log == ["before viewDidLoad", "bind", "after viewDidLoad"])
  }

  @Test func `a reactor assigned after loading is bound at once`() {
    let controller = ListController()
    controller.loadViewIfNeeded()
    controller.reactor = ScriptedReactor()
    #expect(controller.log == ["before viewDidLoad", "after viewDidLoad", "bind"])
  }

  @Test func `of reactors replaced before loading, the last one is bound, once`() {
    let controller = ListController()
    controller.reactor = ScriptedReactor()
    let last = ScriptedReactor()
    controller.reactor = last
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    controller.performBinding()
    #expect(controller.log == ["before viewDidLoad", "bind", "after viewDidLoad"])
    #expect(controller.boundReactor === last)
  }

  @Test func `assigning the same reactor again binds again`() {
    let controller = ListController()
    let reactor = ScriptedReactor()
    controller.loadViewIfNeeded()
    controller.reactor = reactor
    controller.reactor = reactor
    #expect(controller.log.filter { $0 == "bind" }.count == 2)
  }

  @Test func `nil assigned before loading leaves nothing to bind`() {
    let controller = ListController()
    controller.reactor = ScriptedReactor()
    controller.reactor = nil
    controller.loadViewIfNeeded()
    #expect(controller.log == ["before viewDidLoad", "after viewDidLoad"])
  }

  @Test func `a view that is not a host is bound at assignment`() {
    let cell = Cell()
    cell.reactor = ScriptedReactor()
    #expect(cell.bindCount == 1)
  }

  @Test func `a host that is freed before its view is loaded frees its reactor`() {
    var controller: ListController? = ListController()
    weak let freedController = controller
    weak let freedReactor: ScriptedReactor? = {
      let reactor = ScriptedReactor()
      controller?.reactor = reactor
      return reactor
    }()
    #expect(freedReactor != nil)
    controller = nil
    #expect(freedController == nil)
    #expect(freedReactor == nil)
  }
}

private final class ListController: ViewController, DeferredView {
  let reactorBinding = ReactorBinding<ScriptedReactor>()
  var disposeBag = DisposeBag()
  var log: [String] = []
  weak var boundReactor: ScriptedReactor?

  override func viewDidLoad() {
    log.append("before viewDidLoad")
    super.viewDidLoad()
    log.append("after viewDidLoad")
  }

  func bind(reactor: ScriptedReactor) {
    log.append("bind")
    boundReactor = reactor
  }
}

private final class Cell: StoryboardView {
  let reactorBinding = ReactorBinding<ScriptedReactor>()
  var disposeBag = DisposeBag()
  var bindCount = 0

  func bind(reactor: ScriptedReactor) {
    bindCount += 1
  }
}
