import Streams
import Testing
import TransformStyle

@Suite struct InputPortTests {
  @Test func `a new input takes the place of the one before`() {
    let port = InputPort<Int>()
    let values = Recorder(port.asObservable())
    let first = PublishRelay<Int>()
    let second = PublishRelay<Int>()
    port.connect(first)
    first.accept(1)
    port.connect(second)
    first.accept(2)
    second.accept(3)
    #expect(values.values == [1, 3])
  }

  @Test func `an input that completes leaves the port open`() {
    let port = InputPort<Int>()
    let values = Recorder(port.asObservable())
    port.connect(Observable.of(1, 2))
    port.connect(Observable.just(3))
    #expect(values.values == [1, 2, 3])
    #expect(values.end == nil)
  }

  @Test func `a disconnected port hears nothing`() {
    let port = InputPort<Int>()
    let values = Recorder(port.asObservable())
    let input = PublishRelay<Int>()
    port.connect(input)
    port.disconnect()
    input.accept(1)
    #expect(values.values == [])
  }

  @Test func `a port that goes lets its input go`() {
    let input = PublishSubject<Int>()
    var port: InputPort<Int>? = InputPort()
    port?.connect(input)
    #expect(input.hasObservers)
    port = nil
    #expect(!input.hasObservers)
  }
}
