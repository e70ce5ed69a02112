import Streams
import Testing
import TransformStyle

@Suite struct TraceableValueTests {
  @Test func `every write is traced, whatever the value`() {
    var state = ListState()
    #expect(state.$rows.tracker == 0)
    state.rows = []
    state.rows = []
    #expect(state.$rows.tracker == 2)
  }

  @Test func `every change in place is one write, and reading is none`() {
    var state = ListState()
    state.rows.append(3)
    state.rows.append(1)
    #expect(state.$rows.tracker == 2)
    state.rows.sort()
    #expect(state.$rows.tracker == 3)
    state.rows[0] = 7
    #expect(state.$rows.tracker == 4)
    leaveAlone(&state.rows)
    #expect(state.$rows.tracker == 5)
    #expect(state.rows == [7, 3])
    #expect(state.$rows.tracker == 5)
  }

  @Test func `a copy has the revision of its origin until either is written`() {
    let origin = TraceableValue(wrappedValue: 1)
    var copy = origin
    #expect(copy.hasSameRevision(as: origin))
    copy.value = 1
    #expect(!copy.hasSameRevision(as: origin))
  }

  @Test func `two copies that are each written once differ although they count alike`() {
    let origin = TraceableValue(wrappedValue: 0)
    var one = origin
    var other = origin
    one.value = 1
    other.value = 2
    #expect(one.tracker == other.tracker)
    #expect(!one.hasSameRevision(as: other))
  }

  @Test func `values made apart differ although neither was written`() {
    #expect(!TraceableValue(wrappedValue: 1).hasSameRevision(as: TraceableValue(wrappedValue: 1)))
  }

  @Test func `a row of writes of a value that nobody else holds keeps its place`() {
    var value = TraceableValue(wrappedValue: Array(0..<100))
    let address = unsafe value.value.withUnsafeBufferPointer { $0.baseAddress }
    for index in 0..<100 { value.wrappedValue[index] += 1 }
    let later = unsafe value.value.withUnsafeBufferPointer { $0.baseAddress }
    #expect(unsafe address == later)
  }

  @Test func `the operator passes the first value and then each that was written`() {
    let states = BehaviorRelay(value: ListState())
    let plain = Recorder(states.asObservable().map(\.rows))
    let traced = Recorder(states.mapDistinctUntilTraceableValueChanged(\.$rows))
    var state = states.value
    state.isLoading = true
    states.accept(state)
    state.rows = [1, 2]
    states.accept(state)
    state.isLoading = false
    states.accept(state)
    state.rows = [1, 2]
    states.accept(state)
    #expect(plain.values.count == 5)
    #expect(traced.values == [[], [1, 2], [1, 2]])
  }

  @Test func `a replaced state is never mistaken for the one before`() {
    let states = BehaviorRelay(value: ListState())
    let traced = Recorder(states.mapDistinctUntilTraceableValueChanged(\.$rows))
    var other = ListState()
    other.rows = [1]
    states.accept(other)
    var another = ListState()
    another.rows = [2]
    states.accept(another)
    states.accept(ListState())
    #expect(traced.values == [[], [1], [2], []])
  }

  @Test func `what came last is remembered for each subscription`() {
    let states = BehaviorRelay(value: ListState())
    let traced = states.mapDistinctUntilTraceableValueChanged(\.$rows)
    let first = Recorder(traced)
    states.accept(states.value)
    let second = Recorder(traced)
    #expect(first.values == [[]])
    #expect(second.values == [[]])
  }

  @Test func `a driver has the operator too`() {
    let states = BehaviorRelay(value: ListState())
    let rows = states.asDriver().mapDistinctUntilTraceableValueChanged(\.$rows)
    let traced = Recorder(rows.asObservable())
    states.accept(states.value)
    #expect(traced.values == [[]])
  }
}

private struct ListState {
  @TraceableValue var rows: [Int] = []
  var isLoading = false
}

private func leaveAlone(_ rows: inout [Int]) {}
