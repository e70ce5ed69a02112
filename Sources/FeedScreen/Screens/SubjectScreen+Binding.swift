import FeedModel
import Streams

extension SubjectScreen {
  /// Connects the view to a feed: intents go in, states and failures come out.
  func bind(subject: any FeedSubject) {
    let intents = Observable<FeedIntent>.merge(
      view.pulls.asObservable().map { .refresh },
      view.ends.asObservable().map { .loadMore },
      view.retries.asObservable().map { .retry },
      view.choices.asObservable().map { .choose($0) },
      view.removals.asObservable().map { .remove($0) }
    )
    let sending = intents.subscribe(onNext: { subject.send($0) })
    let observing = subject.bind(
      state: { [view] in view.show($0) },
      failure: { [view] in view.announce($0.error) }
    )
    unbind = [{ sending.dispose() }, observing]
  }
}
