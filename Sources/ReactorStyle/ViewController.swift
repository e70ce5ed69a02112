/// A host of a view with the loading moments of UIKit's: made first, loaded when it is needed.
///
/// A subclass that is a ``DeferredReactorView`` is bound inside `super.viewDidLoad()`: before it in
/// the subclass, nothing is bound; after it, everything is.
open class ViewController: ViewLoading {
  /// Whether the view has been loaded.
  public private(set) var isViewLoaded = false

  /// Creates a host whose view is not loaded.
  public init() {}

  /// Loads the view, unless it has been.
  public final func loadViewIfNeeded() {
    if isViewLoaded { return }
    loadView()
    isViewLoaded = true
    viewDidLoad()
  }

  /// Makes the view; there is nothing to make here.
  open func loadView() {}

  /// Called once, when the view has been loaded; an override calls `super`.
  open func viewDidLoad() {
    (self as? any DeferredBinding)?.performBinding()
  }
}
