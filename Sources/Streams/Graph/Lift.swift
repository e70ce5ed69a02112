/// An observable made from another by putting one stage between.
@usableFromInline
package final class Lift<Input, Output>: Observable<Output> {
  private let makeStage: (Sink<Output>) -> Sink<Input>

  @usableFromInline package init(
    _ source: Observable<Input>,
    _ makeStage: @escaping (Sink<Output>) -> Sink<Input>
  ) {
    self.makeStage = makeStage
    super.init(upstream: source)
  }

  @usableFromInline package override func attach(
    _ sink: Sink<Output>
  ) -> Observable<Output>? {
    let stage = makeStage(sink)
    sink.adopt(stage)
    if let upstreamNode {
      unsafe unsafeDowncast(upstreamNode, to: Observable<Input>.self).connect(stage)
    }
    return nil
  }
}
