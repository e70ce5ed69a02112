/// How long the subject between the source and several observers lives.
public enum SubjectLifetimeScope {
  /// As long as something is subscribed; the next subscriber after that starts the source again.
  case whileConnected
  /// For ever; what was sent before is replayed to the next subscriber, also after the end.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source between all observers, and replays the last values.
  ///
  /// With `whileConnected`, the source is subscribed when the first observer comes and disposed
  /// when the last one leaves. After its end a new observer starts it again.
  ///
  ///     source           1   2   3 |
  ///     first            1   2   3 |
  ///     second, replay 1     2   3 |
  ///
  ///     let items = load().share(replay: 1)
  ///     items.subscribe(onNext: { show($0) }).disposed(by: bag)
  ///     items.subscribe(onNext: { count($0) }).disposed(by: bag)
  @inlinable public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .whileConnected:
      SharedWhileConnected(asObservable()) { SharedConnection($0, replayCount: replay) }
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}
