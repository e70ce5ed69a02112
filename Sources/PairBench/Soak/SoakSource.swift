import FeedModel

/// A page source for long runs: it keeps open requests only, so that its own memory stays flat.
final class SoakSource: PageSource {
  private struct Open {
    let number: Int
    let request: PageRequest
    let answer: (Result<Page, FeedError>) -> Void
  }

  private var open: [Open] = []
  private var count = 0

  /// How many requests wait for an answer.
  var openCount: Int { open.count }

  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    count += 1
    let number = count
    open.append(Open(number: number, request: request, answer: answer))
    return { [weak self] in self?.open.removeAll { $0.number == number } }
  }

  /// Answers one open request.
  ///
  /// - Parameters:
  ///   - place: Which of the open ones.
  ///   - outcome: Makes the answer from the request.
  func answer(_ place: Int, _ outcome: (PageRequest) -> Result<Page, FeedError>) {
    let entry = open.remove(at: place)
    entry.answer(outcome(entry.request))
  }
}
