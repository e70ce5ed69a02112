/// A stream of events for a view: it cannot fail, is shared, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares a source and replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The scheduler that delivers.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// The stream, shared.
  @inlinable public static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
  {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The signal itself.
  @inlinable public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}

extension ObservableConvertibleType {
  /// A signal that sends one value in the place of an error, then completes.
  @inlinable public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSignal { _ in Signal.just(onErrorJustReturn) }
  }

  /// A signal that carries on with another in the place of an error.
  @inlinable public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal { _ in onErrorSignalWith }
  }

  /// A signal that carries on with another, made from the error.
  @inlinable public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(
      asObservable()
        .observe(on: SignalSharingStrategy.scheduler)
        .catch { onErrorRecover($0).asObservable() }
    )
  }
}

extension PublishRelay {
  /// A signal of the relay's values.
  @inlinable public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
