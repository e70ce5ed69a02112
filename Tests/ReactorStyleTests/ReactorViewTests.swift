import ReactorStyle
import Streams
import Testing

@Suite struct ReactorViewTests {
  @Test func `a view is bound when a reactor is assigned`() {
    let view = LabelView()
    let reactor = ScriptedReactor()
    #expect(view.bindCount == 0)
    view.reactor = reactor
    #expect(view.bindCount == 1)
    #expect(view.reactor === reactor)
    reactor.action.onNext("a")
    #expect(view.texts == ["", "a"])
  }

  @Test func `assigning nil ends the subscriptions`() {
    let view = LabelView()
    let reactor = ScriptedReactor()
    view.reactor = reactor
    view.reactor = nil
    reactor.action.onNext("a")
    #expect(view.texts == [""])
    #expect(view.bindCount == 1)
    #expect(view.reactor == nil)
  }

  @Test func `assigning the same reactor again binds again, in a new bag`() {
    let view = LabelView()
    let reactor = ScriptedReactor()
    view.reactor = reactor
    weak let bag: DisposeBag? = view.disposeBag
    view.reactor = reactor
    #expect(bag == nil)
    view.texts = []
    reactor.action.onNext("a")
    #expect(view.bindCount == 2)
    // The earlier binding has ended, or each state would be shown twice.
    #expect(view.texts == ["a"])
  }

  @Test func `assigning another reactor lets the first one go`() {
    let view = LabelView()
    var first: ScriptedReactor? = ScriptedReactor()
    weak let freed = first
    view.reactor = first
    first = nil
    view.reactor = ScriptedReactor()
    #expect(freed == nil)
  }

  @Test func `a view is freed with its reactor`() {
    var view: LabelView? = LabelView()
    weak let freedView = view
    weak let freedReactor: ScriptedReactor? = {
      let reactor = ScriptedReactor()
      view?.reactor = reactor
      return reactor
    }()
    #expect(freedReactor != nil)
    view = nil
    #expect(freedView == nil)
    #expect(freedReactor == nil)
  }
}

final class LabelView: View {
  let reactorBinding = ReactorBinding<ScriptedReactor>()
  var disposeBag = DisposeBag()
  var texts: [String] = []
  var bindCount = 0

  func bind(reactor: ScriptedReactor) {
    bindCount += 1
    reactor.state.map { $0.joined(separator: ",") }
      .subscribe(onNext: { [unowned self] in texts.append($0) })
      .disposed(by: disposeBag)
  }
}
