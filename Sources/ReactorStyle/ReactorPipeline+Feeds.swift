import Streams

extension ReactorPipeline {
  /// Those who listen to what a transform is given; made when the first one comes, which is never
  /// where a reactor has no transform.
  struct Feeds {
    var actions: Audience<Owner.Action>?
    var mutations: Audience<Owner.Mutation>?
    var states: Audience<Owner.State>?
  }

  func actionSource() -> Observable<Owner.Action> {
    Source(startsTrampoline: false) { sink in
      self.seat(sink, in: \.actions)
      return nil
    }
  }

  func mutationSource() -> Observable<Owner.Mutation> {
    Source(startsTrampoline: false) { sink in
      self.seat(sink, in: \.mutations)
      return nil
    }
  }

  func stateSource() -> Observable<Owner.State> {
    Source(startsTrampoline: false) { sink in
      self.seat(sink, in: \.states)
      return nil
    }
  }

  /// Lets everybody go who still listens.
  func letFeedsGo() {
    let leaving = feeds
    feeds = Feeds()
    leaving.actions?.abandon()
    leaving.mutations?.abandon()
    leaving.states?.abandon()
  }

  private func seat<Element>(
    _ sink: Sink<Element>,
    in feed: WritableKeyPath<Feeds, Audience<Element>?>
  ) {
    if isClosed { return }
    let audience = feeds[keyPath: feed] ?? Audience()
    feeds[keyPath: feed] = audience
    audience.seat(sink)
  }
}
