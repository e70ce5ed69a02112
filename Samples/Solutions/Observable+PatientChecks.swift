public import Streams

/// Registration: a check only of a text that stands for 300 milliseconds.
extension ObservableType where Element == String {
  // region: registration.solution
  /// Tells at once that a text will be checked, and checks it when it has stood for a while.
  ///
  /// The waiting is part of the inner stream, so that a newer text ends it as it ends a check.
  public func checked(
    after pause: RxTimeInterval = .milliseconds(300),
    on clock: any SchedulerType,
    by check: @escaping (String) -> Observable<Bool>
  ) -> Observable<Bool?> {
    flatMapLatest { text in
      Observable.just(text)
        .delay(pause, scheduler: clock)
        .flatMap { check($0) }
        .map { Optional($0) }
        .startWith(nil)
    }
  }
  // endregion: registration.solution
}
