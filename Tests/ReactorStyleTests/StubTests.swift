import ReactorStyle
import Streams
import Testing

@Suite struct StubTests {
  @Test func `a stub enabled from the start keeps the reactor from building anything`() {
    let reactor = ScriptedReactor()
    reactor.isStubEnabled = true
    let states = Recorder(reactor.state)
    reactor.action.onNext("a")
    reactor.stub.state.value = ["shown"]
    #expect(reactor.stub.actions == ["a"])
    #expect(states.values == [[], ["shown"]])
    #expect(reactor.currentState == ["shown"])
    #expect(reactor.log == ["initialState"])
  }

  @Test func `a view that was bound before meets the stub`() {
    let reactor = ScriptedReactor()
    let states = Recorder(reactor.state)
    let action = reactor.action
    action.onNext("a")
    reactor.isStubEnabled = true
    action.onNext("b")
    reactor.stub.state.value = ["shown"]
    #expect(reactor.stub.actions == ["b"])
    #expect(states.values == [[], ["a"], [], ["shown"]])
  }

  @Test func `a disabled stub gives way to the reactor's own state`() {
    let reactor = ScriptedReactor()
    let network = PublishSubject<String>()
    reactor.onMutate = { _, action in action == "load" ? network : .just(action) }
    let states = Recorder(reactor.state)
    reactor.action.onNext("load")
    reactor.isStubEnabled = true
    reactor.stub.state.value = ["shown"]
    network.onNext("answer")
    #expect(reactor.currentState == ["shown"])
    reactor.isStubEnabled = false
    reactor.action.onNext("a")
    #expect(states.values == [[], [], ["shown"], ["answer"], ["answer", "a"]])
  }

  @Test func `a reactor whose stub is disabled starts from its initial state`() {
    let reactor = ScriptedReactor()
    reactor.isStubEnabled = true
    let states = Recorder(reactor.state)
    reactor.stub.state.value = ["shown"]
    reactor.isStubEnabled = false
    reactor.action.onNext("a")
    #expect(states.values == [[], ["shown"], [], ["a"]])
  }

  @Test func `asking for the stub changes nothing`() {
    let reactor = ScriptedReactor()
    reactor.action.onNext("a")
    #expect(reactor.stub.actions == [])
    #expect(reactor.currentState == ["a"])
    #expect(!reactor.isStubEnabled)
  }

  @Test func `the stub is the same object each time, and its action is the reactor's`() {
    let reactor = ScriptedReactor()
    #expect(reactor.stub === reactor.stub)
    reactor.isStubEnabled = true
    #expect(reactor.stub.action === reactor.action)
  }

  @Test func `an action sent when the stub shows a state is recorded after it`() {
    let reactor = ScriptedReactor()
    reactor.isStubEnabled = true
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state == ["shown"] { reactor.action.onNext("seen") }
    })
    let second = Recorder(reactor.state)
    reactor.stub.state.value = ["shown"]
    #expect(second.values == [[], ["shown"]])
    #expect(reactor.stub.actions == ["seen"])
    first.dispose()
  }
}
