/// A stage between a source and one sink; an operator that is a pipe adds what it does with a value.
///
/// Ends pass through. A pipe that ends by itself tells its sink first and then stops its source.
public class Pipe<Input, Output>: Sink<Input> {
  @usableFromInline package final let downstream: Sink<Output>

  @inlinable package init(
    _ downstream: Sink<Output>,
    _ receive: @escaping (Sink<Input>, Input) -> Void
  ) {
    self.downstream = downstream
    super.init(receive)
  }

  /// Sends a value on, unless the pipe has stopped.
  @inlinable package final func forward(_ value: Output) {
    if !isStopped { downstream.receive(downstream, value) }
  }

  /// Ends with an error of this stage's own, and stops the source.
  @usableFromInline package final func fail(_ error: any Error) {
    let source = upstream
    if stop() {
      downstream.error(error)
      source?.dispose()
      tearDown()
    }
  }

  /// Completes by this stage's own decision, and stops the source.
  @usableFromInline package final func finish() {
    let source = upstream
    if stop() {
      downstream.completed()
      source?.dispose()
      tearDown()
    }
  }

  @usableFromInline package override func error(_ error: any Error) {
    if stop() {
      downstream.error(error)
      tearDown()
    }
  }

  @usableFromInline package override func completed() {
    if stop() {
      downstream.completed()
      tearDown()
    }
  }

  package override func abandon() {
    upstream = nil
    downstream.abandon()
  }
}
