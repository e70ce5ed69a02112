/// How the observers of a driver or a signal share its source.
public protocol SharingStrategyProtocol {
  /// The scheduler that delivers.
  static var scheduler: any SchedulerType { get }

  /// The stream, shared.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A stream that cannot fail, is shared, and delivers in order in the graph's own domain.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  @usableFromInline let source: Observable<Element>

  /// Shares a source that cannot fail.
  @inlinable package init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Takes a source that cannot fail and is shared already.
  @inlinable package init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The stream as an observable.
  @inlinable public func asObservable() -> Observable<Element> {
    source
  }

  /// The stream itself.
  @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}

/// A type that can be read as a driver or a signal.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How observers share the source.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The value as a shared stream.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The stream as an observable.
  @inlinable public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
