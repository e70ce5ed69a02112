public import Streams

/// The errors of all the work that is tracked, each told once to whoever is there.
///
/// ```swift
/// let errors = ErrorTracker()
/// let pages = refresh.flatMapLatest { service.page().trackError(errors).asDriver(…) }
/// errors.asSignal().emit(onNext: showMessage)
/// ```
///
/// An error is an event, not a state: a subscriber that comes later is not told of it again.
public final class ErrorTracker: SharedSequenceConvertibleType {
  /// An error of the tracked work.
  public typealias Element = any Error

  /// Errors are not replayed.
  public typealias SharingStrategy = SignalSharingStrategy

  private let relay = PublishRelay<any Error>()
  private let errors: Signal<any Error>

  /// Creates a tracker.
  public init() {
    errors = relay.asSignal()
  }

  /// The errors from now on.
  public func asSharedSequence() -> Signal<any Error> { errors }

  fileprivate func track<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    source.asObservable().do(onError: { [relay] in relay.accept($0) })
  }
}

extension ObservableConvertibleType {
  /// Tells a tracker of the error that the stream ends with, if it does.
  ///
  /// - Parameter tracker: What is told.
  /// - Returns: The same stream, which still ends with the error.
  public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
    tracker.track(self)
  }
}
