/// A disposable that only remembers that it was disposed.
public final class BooleanDisposable: GraphObject, Cancelable {
  /// Whether it was disposed.
  public private(set) var isDisposed: Bool

  /// Creates one that was not disposed yet.
  public override convenience init() {
    self.init(isDisposed: false)
  }

  /// Creates one in either state.
  public init(isDisposed: Bool) {
    self.isDisposed = isDisposed
    super.init()
  }

  /// Remembers that it was disposed.
  public func dispose() {
    isDisposed = true
  }
}
