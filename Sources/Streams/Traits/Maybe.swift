/// The shape of at most one value.
public enum MaybeTrait {}

/// A stream of one value, or a completion without one, or one error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The one thing a maybe says.
@frozen
public enum MaybeEvent<Element> {
  /// The value.
  case success(Element)
  /// The error.
  case error(any Error)
  /// The end without a value.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A function that receives what a maybe says.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe written by a function, which is called for each subscription.
  ///
  /// Only the first thing the function says counts.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  /// A maybe of a value, sent inside `subscribe`.
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: .just(element))
  }

  /// A maybe without a value.
  public static func empty() -> Maybe<Element> {
    Maybe(raw: .empty())
  }

  /// A maybe of an error, sent inside `subscribe`.
  public static func error(_ error: any Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// A maybe that never says anything.
  public static func never() -> Maybe<Element> {
    Maybe(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a function to the one thing the maybe says.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var hasValue = false
    return primitiveSequence.source.subscribe(
      onNext: {
        hasValue = true
        observer(.success($0))
      },
      onError: { observer(.error($0)) },
      onCompleted: { if !hasValue { observer(.completed) } }
    )
  }

  /// Subscribes a function to each thing the maybe can say.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasValue = false
    return primitiveSequence.source.subscribe(
      onNext: {
        hasValue = true
        onSuccess?($0)
      },
      onError: onError,
      onCompleted: { if !hasValue { onCompleted?() } },
      onDisposed: onDisposed
    )
  }
}
