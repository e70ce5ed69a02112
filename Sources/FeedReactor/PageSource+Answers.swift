public import FeedModel
import Streams

/// An answer together with the request that it belongs to.
public struct PageAnswer: Sendable {
  /// The request.
  public let request: PageRequest

  /// The page, or why there is none.
  public let result: Result<Page, FeedError>
}

extension PageSource {
  // region: feed.source
  /// Sends a request when subscribed to, gives it up when disposed, and delivers one answer in turn.
  func answers(to request: PageRequest) -> Observable<PageAnswer> {
    Observable.create { observer in
      let cancel = self.send(request) { result in
        observer.onNext(PageAnswer(request: request, result: result))
        observer.onCompleted()
      }
      return Disposables.create(with: cancel)
    }
    .observe(on: CurrentThreadScheduler.instance)
  }
  // endregion: feed.source
}
