/// The last stage of a subscription made with functions.
@usableFromInline
final class CallbackSink<Element>: Sink<Element> {
  @usableFromInline let onNext: (Element) -> Void
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let onDisposed: (() -> Void)?

  @inlinable convenience init(
    onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    self.init(
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    ) { sink, value in
      let sink = unsafe unsafeDowncast(sink, to: CallbackSink.self)
      if !sink.isStopped { sink.onNext(value) }
    }
  }

  @usableFromInline init(
    onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?,
    receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    super.init(receive)
  }

  @usableFromInline override func error(_ error: any Error) {
    guard stop() else { return }
    if let onError {
      onError(error)
    } else {
      reportUnhandled(error)
    }
    onDisposed?()
  }

  @usableFromInline override func completed() {
    guard stop() else { return }
    onCompleted?()
    onDisposed?()
  }

  @usableFromInline override func tearDown() {
    onDisposed?()
  }
}

/// Says on standard output that an error reached a subscription that does not handle errors.
///
/// Only in debug builds; there is no hook to change it, because a hook would be shared state.
private func reportUnhandled(_ error: any Error) {
  #if DEBUG
  print("Unhandled error in a stream: \(error)")
  #endif
}
