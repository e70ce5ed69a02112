/// The shape of one value or one error.
public enum SingleTrait {}

/// A stream of exactly one value, or one error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The one thing a single says.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A function that receives what a single says.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single written by a function, which is called for each subscription.
  ///
  /// Only the first thing the function says counts.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      }
    )
  }

  /// A single of a value, sent inside `subscribe`.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// A single of a value, sent by a scheduler.
  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// A single of an error, sent inside `subscribe`.
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// A single that never says anything.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a function to the one thing the single says.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: { observer(.success($0)) },
      onError: { observer(.failure($0)) }
    )
  }

  /// Subscribes a function to the value and one to the error.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: onSuccess,
      onError: onFailure,
      onDisposed: onDisposed
    )
  }

  /// Subscribes functions that are given an object, held weakly.
  ///
  /// - Returns: What ends the subscription before that.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object,
      onNext: onSuccess,
      onError: onFailure,
      onDisposed: onDisposed
    )
  }
}
