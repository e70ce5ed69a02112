/// Something that can be bound later than its reactor is assigned.
///
/// The base class of a host's views calls it from `viewDidLoad`, as ``ViewController`` does; views
/// that have been bound take no notice.
public protocol DeferredBinding: AnyObject {
  /// Binds what has waited for the view.
  func performBinding()
}
