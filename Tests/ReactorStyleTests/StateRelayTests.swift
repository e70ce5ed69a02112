import ReactorStyle
import Streams
import Testing

@Suite struct StateRelayTests {
  @Test func `it has a value that can be read and set`() {
    let relay = StateRelay(value: 1)
    relay.value = 2
    #expect(relay.value == 2)
    relay.accept(3)
    #expect(relay.value == 3)
  }

  @Test func `a subscriber gets the latest value and each further one`() {
    let relay = StateRelay(value: 1)
    let values = Recorder(relay.asObservable())
    relay.accept(2)
    relay.accept(2)
    #expect(values.values == [1, 2, 2])
  }

  @Test func `a value set from inside a subscriber leaves nobody stale`() {
    let relay = StateRelay(value: 0)
    let first = Recorder(
      relay.asObservable().do(onNext: { [unowned relay] value in
        if value == 1 { relay.accept(2) }
      })
    )
    let second = Recorder(relay.asObservable())
    relay.accept(1)
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [0, 1, 2])
  }

  @Test func `it does not complete when it is released`() {
    var relay: StateRelay<Int>? = StateRelay(value: 1)
    let values = relay.map { Recorder($0.asObservable()) }
    relay = nil
    #expect(values?.values == [1])
    #expect(values?.end == nil)
  }
}
