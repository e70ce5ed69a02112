import Streams

/// The error of these tests.
struct Failure: Error, Equatable {
  var name = "failure"
}

/// Writes down what a stream says: `1 2 |`, `1 #`.
final class Recording<Element> {
  private(set) var events: [Event<Element>] = []
  private(set) var subscription: (any Disposable)?

  /// Called with each value, after it was written down.
  var onNext: ((Element) -> Void)?

  init(_ source: Observable<Element>, onNext: ((Element) -> Void)? = nil) {
    self.onNext = onNext
    subscription = source.subscribe { event in
      self.events.append(event)
      if case .next(let value) = event { self.onNext?(value) }
    }
  }

  var text: String {
    events.map { event in
      switch event {
      case .next(let value): "\(value)"
      case .error: "#"
      case .completed: "|"
      }
    }.joined(separator: " ")
  }

  func dispose() {
    subscription?.dispose()
    subscription = nil
    onNext = nil
  }
}

/// What a stream says at once when it is subscribed.
func said<Element>(by source: Observable<Element>) -> String {
  let recording = Recording(source)
  defer { recording.dispose() }
  return recording.text
}
