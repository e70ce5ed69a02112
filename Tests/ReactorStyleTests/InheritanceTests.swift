import ReactorStyle
import Streams
import Testing

@Suite struct InheritanceTests {
  @Test func `a generic base class and its subclass share one action subject`() {
    let reactor = NumberReactor(3)
    #expect(reactor.sharedAction === reactor.action)
    reactor.sharedAction.onNext(.set(4))
    #expect(reactor.currentState == 4)
  }
}

private class ValueReactor<Value>: Reactor {
  enum Action { case set(Value) }
  typealias State = Value

  let initialState: Value
  let streams = ReactorStreams<Action, Value>()

  init(_ value: Value) { initialState = value }

  var sharedAction: ActionSubject<Action> { action }

  func reduce(into state: inout Value, mutation: Action) {
    if case .set(let value) = mutation { state = value }
  }
}

private final class NumberReactor: ValueReactor<Int> {}
