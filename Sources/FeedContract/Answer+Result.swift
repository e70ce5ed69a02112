internal import FeedModel

extension Answer.Outcome {
  /// The answer as a page source gives it.
  func result(for number: Int, _ request: PageRequest) -> Result<Page, FeedError> {
    switch self {
    case .page(let sketch): .success(sketch.page(for: number, request))
    case .failure(let error): .failure(error)
    }
  }
}
