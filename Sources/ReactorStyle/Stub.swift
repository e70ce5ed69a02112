import Streams

/// What stands in for a reactor in the test of a view: it records actions and shows given states.
///
/// ```swift
/// reactor.isStubEnabled = true
/// view.reactor = reactor
/// view.button.tap()
/// #expect(reactor.stub.actions == [.increase])
/// reactor.stub.state.value.value = 5
/// #expect(view.label.text == "5")
/// ```
///
/// A view that was bound before the stub was enabled meets the stub as well.
public final class Stub<Reactor: ReactorStyle.Reactor> {
  /// The state that the reactor shows while the stub is enabled; the initial one to begin with.
  public let state: StateRelay<Reactor.State>

  /// The reactor's own action subject.
  public let action: ActionSubject<Reactor.Action>

  /// The actions that came while the stub was enabled, in order.
  public private(set) var actions: [Reactor.Action] = []

  init(state: StateRelay<Reactor.State>, action: ActionSubject<Reactor.Action>) {
    self.state = state
    self.action = action
  }

  func record(_ action: Reactor.Action) {
    actions.append(action)
  }
}
