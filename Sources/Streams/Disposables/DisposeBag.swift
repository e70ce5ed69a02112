/// Disposes what was put into it when it goes, in the order of insertion.
///
/// A bag forgets subscriptions that have finished, so that it stays as small as what is alive.
public final class DisposeBag: GraphObject {
  private var disposables: [any Disposable] = []
  private var sweepCount = 16
  private var isDisposed = false

  /// Creates an empty bag.
  public override init() {
    super.init()
  }

  /// Creates a bag with some disposables in it.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with some disposables in it.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the disposables that a builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  /// Puts a disposable into the bag.
  ///
  /// - Complexity: Amortised O(1).
  public func insert(_ disposable: any Disposable) {
    if isDisposed {
      disposable.dispose()
      return
    }
    if disposables.count >= sweepCount { forgetFinished() }
    disposables.append(disposable)
  }

  /// Puts disposables into the bag.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Puts disposables into the bag.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Puts the disposables that a builder lists into the bag.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// How many disposables the bag holds, finished ones included until they are forgotten.
  package var count: Int { disposables.count }

  private func forgetFinished() {
    disposables.removeAll { ($0 as? any Cancelable)?.isDisposed ?? false }
    sweepCount = max(16, disposables.count * 2)
  }

  deinit {
    isDisposed = true
    for disposable in disposables { disposable.dispose() }
  }
}

/// Lists disposables, one to a line.
@resultBuilder
public enum DisposableBuilder {
  /// The listed disposables.
  public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
    disposables
  }
}
