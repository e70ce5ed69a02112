/// Holds a disposable that becomes known later than the need to dispose it.
public final class SingleAssignmentDisposable: GraphObject, Cancelable {
  private var held: (any Disposable)?
  private var isSet = false

  /// Whether the holder was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty holder.
  public override init() {
    super.init()
  }

  /// Gives the holder its disposable, which is disposed at once if the holder was.
  ///
  /// - Precondition: The holder was not given one before.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(!isSet, "A single-assignment disposable is set once.")
    isSet = true
    if isDisposed {
      disposable.dispose()
    } else {
      held = disposable
    }
  }

  /// Disposes what is held, or what will be.
  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let held = held.take()
    held?.dispose()
  }
}
