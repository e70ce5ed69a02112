/// A pipe that has other sources beside its upstream, so that it lives on when the upstream is gone.
public class Junction<Input, Output>: Pipe<Input, Output> {
  @inlinable package override init(
    _ downstream: Sink<Output>,
    _ receive: @escaping (Sink<Input>, Input) -> Void
  ) {
    super.init(downstream, receive)
  }

  package override func abandon() {
    upstream = nil
  }
}
