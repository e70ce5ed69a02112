/// The sink of a second source beside an operator's own: each event calls a function.
@usableFromInline
package final class SideSink<Element>: Sink<Element> {
  @usableFromInline let onNext: (Element) -> Void
  private var onError: ((any Error) -> Void)?
  private var onCompleted: (() -> Void)?

  @inlinable package convenience init(
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void = {}
  ) {
    self.init(onNext: onNext, onError: onError, onCompleted: onCompleted) { sink, value in
      let side = unsafe unsafeDowncast(sink, to: SideSink.self)
      if !side.isStopped { side.onNext(value) }
    }
  }

  @usableFromInline package init(
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void,
    receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    super.init(receive)
  }

  package override func error(_ error: any Error) {
    if stop() { onError?(error) }
    tearDown()
  }

  package override func completed() {
    if stop() { onCompleted?() }
    tearDown()
  }

  package override func tearDown() {
    onError = nil
    onCompleted = nil
  }
}
