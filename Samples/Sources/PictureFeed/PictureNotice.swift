import FeedModel
import Streams

/// What a person is told in passing.
enum PictureNotice: Hashable {
  /// A page has come.
  case success

  /// A request has failed.
  case failure(FeedFailure)
}

extension ObservableType where Element == FeedState {
  // region: picture.success
  /// Tells each page that has come: loading has ended, without an error and about the same topic.
  func successes() -> Observable<PictureNotice> {
    scan((FeedState(), FeedState())) { pair, state in (pair.1, state) }
      .skip(1)
      .filter { earlier, later in
        if earlier.topic != later.topic { return false }
        if earlier.refresh.isLoading { return later.refresh == .idle }
        return earlier.append.isLoading && later.append == .idle && !later.refresh.isLoading
      }
      .map { _ in .success }
  }
  // endregion: picture.success
}
