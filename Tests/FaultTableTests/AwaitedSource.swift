import FeedModel

/// A page source that one can wait for.
final class AwaitedSource: PageSource {
  private let base: any PageSource
  private var open = 0
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ base: any PageSource) {
    self.base = base
  }

  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    open += 1
    return base.send(request) { result in
      self.open -= 1
      answer(result)
      if self.open == 0 {
        self.waiting?.resume()
        self.waiting = nil
      }
    }
  }

  /// Waits until no request is open.
  func idle() async {
    if open > 0 { await withCheckedContinuation { waiting = $0 } }
  }
}
