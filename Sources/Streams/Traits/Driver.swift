/// A stream for a view: it cannot fail, is shared, and replays its latest value while connected.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares a source and replays its latest value while something is subscribed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The scheduler that delivers.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// The stream, shared with one value replayed.
  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
  {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver itself.
  @inlinable public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}

extension ObservableConvertibleType {
  /// A driver that sends one value in the place of an error, then completes.
  @inlinable public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asDriver { _ in Driver.just(onErrorJustReturn) }
  }

  /// A driver that carries on with another in the place of an error.
  @inlinable public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver { _ in onErrorDriveWith }
  }

  /// A driver that carries on with another, made from the error.
  @inlinable public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(
      asObservable()
        .observe(on: DriverSharingStrategy.scheduler)
        .catch { onErrorRecover($0).asObservable() }
    )
  }
}

extension BehaviorRelay {
  /// A driver of the relay's values.
  @inlinable public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
