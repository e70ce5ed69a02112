/// Makes disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable {
    NopDisposable()
  }

  /// A disposable that calls a function once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes two others.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposable1, disposable2)
  }

  /// A disposable that disposes three others.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(disposable1, disposable2, disposable3)
  }

  /// A disposable that disposes all others.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
  }

  /// A disposable that disposes all others.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NopDisposable: Disposable {
  func dispose() {}
}

private final class AnonymousDisposable: GraphObject, Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  var isDisposed: Bool { action == nil }

  func dispose() {
    let action = action.take()
    action?()
  }
}
