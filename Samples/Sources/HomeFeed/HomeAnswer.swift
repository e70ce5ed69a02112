import FeedModel
import Streams

/// An answer together with the request that it belongs to.
struct HomeAnswer {
  let request: PageRequest
  let result: Result<Page, FeedError>
}

extension PageSource {
  /// Sends a request when subscribed to and gives it up when disposed; an answer waits for its turn.
  func answers(to request: PageRequest) -> Observable<HomeAnswer> {
    Observable.create { observer in
      let cancel = self.send(request) { result in
        observer.onNext(HomeAnswer(request: request, result: result))
        observer.onCompleted()
      }
      return Disposables.create(with: cancel)
    }
    .observe(on: CurrentThreadScheduler.instance)
  }
}
