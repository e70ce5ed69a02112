import FeedContract

extension HandSource {
  /// Answers a request as a step of a scenario says; one that was never sent is not answered.
  func answer(_ answer: Answer) {
    guard log.requests.indices.contains(answer.request - 1) else { return }
    switch answer.outcome {
    case .failure(let error): self.answer(answer.request, with: .failure(error))
    case .page(let sketch):
      let request = log.requests[answer.request - 1].request
      self.answer(answer.request, with: .success(sketch.page(for: answer.request, request)))
    }
  }
}
