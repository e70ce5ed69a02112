/// Something that can be given up: a subscription, a timer, any resource.
public protocol Disposable {
  /// Gives it up. A second call does nothing.
  func dispose()
}

extension Disposable {
  /// Has a bag dispose this when the bag goes.
  @inlinable public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether it was disposed, or ended by itself.
  var isDisposed: Bool { get }
}
