/// Disposes another disposable when it is itself disposed and nothing retains it any more.
public final class RefCountDisposable: GraphObject, Cancelable {
  private var disposable: (any Disposable)?
  private var retainCount = 0
  private var isPrimaryDisposed = false

  /// Creates a counter in front of a disposable.
  public init(disposable: any Disposable) {
    self.disposable = disposable
    super.init()
  }

  /// Whether the disposable behind the counter was disposed.
  public var isDisposed: Bool { disposable == nil }

  /// A dependent disposable; until it is disposed, the one behind the counter is not.
  public func retain() -> any Disposable {
    if disposable == nil { return Disposables.create() }
    retainCount += 1
    return Disposables.create { self.release() }
  }

  /// Disposes the one behind the counter as soon as no dependent is left.
  public func dispose() {
    isPrimaryDisposed = true
    disposeIfUnused()
  }

  private func release() {
    retainCount -= 1
    disposeIfUnused()
  }

  private func disposeIfUnused() {
    guard isPrimaryDisposed, retainCount == 0 else { return }
    let disposable = disposable.take()
    disposable?.dispose()
  }
}
