import ReactorStyle
import Streams
import Testing

@Suite struct PulseTests {
  @Test func `every write counts, also one of an equal value and one of nil`() {
    var pulse = Pulse<String?>(wrappedValue: nil)
    #expect(pulse.valueUpdatedCount == 0)
    pulse.value = "a"
    pulse.wrappedValue = "a"
    pulse.value = nil
    pulse.value = nil
    #expect(pulse.valueUpdatedCount == 4)
    #expect(pulse.projectedValue.valueUpdatedCount == 4)
  }

  @Test func `a change in place counts once`() {
    var pulse = Pulse(wrappedValue: [1])
    pulse.wrappedValue.append(2)
    #expect(pulse.wrappedValue == [1, 2])
    #expect(pulse.valueUpdatedCount == 1)
  }

  @Test func `the count wraps around`() {
    var pulse = Pulse(wrappedValue: 1)
    pulse.valueUpdatedCount = .max
    pulse.value = 2
    #expect(pulse.valueUpdatedCount == 0)
  }

  @Test func `a pulse of the state is sent when it is set, and not when other things change`() {
    let reactor = MessageReactor()
    let messages = Recorder(reactor.pulse(\.$message))
    reactor.action.onNext(.show("hello"))
    reactor.action.onNext(.count)
    reactor.action.onNext(.show("hello"))
    reactor.action.onNext(.show(nil))
    #expect(messages.values == [nil, "hello", "hello", nil])
  }

  @Test func `a subscription begins with the present value, also the second one`() {
    let reactor = MessageReactor()
    reactor.action.onNext(.show("hello"))
    #expect(Recorder(reactor.pulse(\.$message)).values == ["hello"])
    #expect(Recorder(reactor.pulse(\.$message)).values == ["hello"])
  }
}

private final class MessageReactor: Reactor {
  enum Action {
    case show(String?)
    case count
  }

  struct State {
    @Pulse var message: String?
    var count = 0
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .show(let message): state.message = message
    case .count: state.count += 1
    }
    return state
  }
}
