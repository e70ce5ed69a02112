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
      if !self.isClosed { self.audience(in: &self.feeds.actions).seat(sink) }
      return nil
    }
  }

  func mutationSource() -> Observable<Owner.Mutation> {
    Source(startsTrampoline: false) { sink in
      if !self.isClosed { self.audience(in: &self.feeds.mutations).seat(sink) }
      return nil
    }
  }

  func stateSource() -> Observable<Owner.State> {
    Source(startsTrampoline: false) { sink in
      if !self.isClosed { self.audience(in: &self.feeds.states).seat(sink) }
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

  /// The audience in a place, made when the first one comes.
  ///
  /// The place is passed itself and not as a key path: in a generic type a key path is made anew
  /// each time it is used (`Docs/Decisions/few-types-are-looked-up-at-run-time.md`).
  private func audience<Element>(in feed: inout Audience<Element>?) -> Audience<Element> {
    let audience = feed ?? Audience()
    feed = audience
    return audience
  }
}
