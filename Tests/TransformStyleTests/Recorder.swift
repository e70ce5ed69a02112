import Streams

/// What a stream sent, as it came.
final class Recorder<Element> {
  private(set) var values: [Element] = []
  private(set) var end: String?
  private var subscription: (any Disposable)?

  init(_ stream: Observable<Element>) {
    subscription = stream.subscribe(
      onNext: { [weak self] in self?.values.append($0) },
      onError: { [weak self] in self?.end = "error(\($0))" },
      onCompleted: { [weak self] in self?.end = "completed" }
    )
  }

  func stop() {
    subscription?.dispose()
  }

  deinit {
    subscription?.dispose()
  }
}
