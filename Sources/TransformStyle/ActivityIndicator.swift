public import Streams

/// Whether any of the work that is tracked is under way.
///
/// ```swift
/// let activity = ActivityIndicator()
/// let user = signIn.flatMapLatest { service.signIn().trackActivity(activity) }
/// activity.asDriver().drive(spinner.isAnimating)
/// ```
///
/// Overlapping work is counted: the indicator is up from the first beginning to the last end, be it a
/// completion, an error or a cancellation.
public final class ActivityIndicator: SharedSequenceConvertibleType {
  /// Whether work is under way.
  public typealias Element = Bool

  /// A subscriber learns at once whether work is under way.
  public typealias SharingStrategy = DriverSharingStrategy

  private let count = BehaviorRelay(value: 0)
  private let isActive: Driver<Bool>

  /// Creates an indicator that is down.
  public init() {
    isActive = count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  /// Whether work is under way, on the driver's terms: repeated values are left out.
  public func asSharedSequence() -> Driver<Bool> { isActive }

  fileprivate func track<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    .create { [count] observer in
      count.accept(count.value + 1)
      let subscription = source.asObservable().subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        count.accept(count.value - 1)
      }
    }
  }
}

extension ObservableConvertibleType {
  /// Counts the stream as work from its subscription to its end.
  ///
  /// - Parameter indicator: What counts.
  /// - Returns: The same stream; the indicator goes down after the stream's last event.
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
    indicator.track(self)
  }
}
