/// Something whose view is loaded later than it is created itself.
public protocol ViewLoading: AnyObject {
  /// Whether the view has been loaded.
  var isViewLoaded: Bool { get }
}
