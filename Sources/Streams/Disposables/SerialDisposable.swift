/// Holds one disposable at a time; a new one takes the place of the old, which is disposed.
public final class SerialDisposable: GraphObject, Cancelable {
  private var current: (any Disposable)?

  /// Whether the holder was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty holder.
  public override init() {
    super.init()
  }

  /// The disposable held.
  ///
  /// Setting it disposes the old one after the exchange; on a disposed holder it disposes the new
  /// one at once.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      if isDisposed {
        newValue.dispose()
        return
      }
      let old = current
      current = newValue
      old?.dispose()
    }
  }

  /// Disposes what is held, and from now on everything it is given.
  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let old = current.take()
    old?.dispose()
  }
}
