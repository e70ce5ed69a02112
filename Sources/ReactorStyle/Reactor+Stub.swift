import Streams

extension Reactor {
  /// Whether the ``stub`` stands in for the reactor: nothing is transformed, mutated or reduced.
  ///
  /// Enabling it shows the stub's state, disabling it the reactor's own, also to those who have
  /// subscribed before. A reactor whose stub is enabled from the start builds nothing until it is
  /// disabled. Work that is under way goes on meanwhile, unseen.
  public var isStubEnabled: Bool {
    get { streams.stubConnection != nil }
    set {
      if newValue == isStubEnabled { return }
      if newValue {
        streams.enable(stub)
      } else {
        streams.disableStub()
        streams.resume(self)
      }
    }
  }

  /// What stands in for the reactor while ``isStubEnabled`` is set; asking for it changes nothing.
  public var stub: Stub<Self> {
    if let stub = streams.stub as? Stub<Self> { return stub }
    let state = StateRelay(value: streams.initialState(orRead: initialState))
    let stub = Stub<Self>(state: state, action: streams.actions)
    streams.stub = stub
    return stub
  }
}

extension ReactorStreams {
  fileprivate func enable<Owner: Reactor>(_ stub: Stub<Owner>)
  where Owner.Action == Action, Owner.State == State {
    actions.begin()
    actions.interceptor = { [weak stub] in stub?.record($0) }
    stubConnection = Disposables.create()
    stubConnection = stub.state.asObservable().subscribe(onNext: { [channel, actions] state in
      actions.begin()
      channel.show(state)
      actions.end()
    })
    actions.end()
  }

  fileprivate func disableStub() {
    stubConnection?.dispose()
    stubConnection = nil
    actions.begin()
    actions.interceptor = nil
    channel.showOwned()
    actions.end()
  }
}
