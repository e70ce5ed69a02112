/// The shape of no value.
public enum CompletableTrait {}

/// A stream without values: it completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The one thing a completable says.
@frozen
public enum CompletableEvent {
  /// The error.
  case error(any Error)
  /// The end.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A function that receives what a completable says.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable written by a function, which is called for each subscription.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// A completable that completes inside `subscribe`.
  public static func empty() -> Completable {
    Completable(raw: .empty())
  }

  /// A completable that fails inside `subscribe`.
  public static func error(_ error: any Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// A completable that never says anything.
  public static func never() -> Completable {
    Completable(raw: .never())
  }

  /// Subscribes a function to the one thing the completable says.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) }
    )
  }

  /// Subscribes a function to the completion and one to the error.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
}
