/// Where a view keeps its reactor: `let reactorBinding = ReactorBinding<CounterReactor>()`.
///
/// It is the one line that a view has beside its `disposeBag`; a view that moves to ReactorKit
/// deletes it.
public final class ReactorBinding<Reactor: ReactorStyle.Reactor> {
  var reactor: Reactor?

  /// Whether the view was bound to the present reactor; only a deferred view asks.
  var isBound = false

  /// Creates the place for a reactor.
  public init() {}
}
