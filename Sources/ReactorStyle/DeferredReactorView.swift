import Streams

/// A view that is bound to its reactor once it has been loaded.
///
/// Of a view that is also ``ViewLoading``, such as a ``ViewController``, the binding waits until the
/// view is loaded; any other is bound when a reactor is assigned. If the reactor is replaced while
/// the binding waits, only the last one is bound, once.
public protocol DeferredReactorView: ReactorView, DeferredBinding {}

extension DeferredReactorView {
  /// The reactor; assigning one binds the view, at once or when it has been loaded.
  public var reactor: Reactor? {
    get { reactorBinding.reactor }
    set {
      reactorBinding.reactor = newValue
      reactorBinding.isBound = false
      disposeBag = DisposeBag()
      performBinding()
    }
  }

  /// Binds the view, if it has a reactor, is loaded and was not bound before.
  public func performBinding() {
    guard let reactor, !reactorBinding.isBound else { return }
    if let host = self as? any ViewLoading, !host.isViewLoaded { return }
    reactorBinding.isBound = true
    bind(reactor: reactor)
  }
}
