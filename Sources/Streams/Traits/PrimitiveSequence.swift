/// A stream of a known shape; the trait says which.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  /// Takes a source whose shape is known to be right.
  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// A type that can be read as a stream of a known shape.
public protocol PrimitiveSequenceType {
  /// The shape.
  associatedtype Trait
  /// The type of the value.
  associatedtype Element

  /// The value as a stream of a known shape.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The stream itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The stream as an observable.
  public func asObservable() -> Observable<Element> {
    source
  }
}

extension PrimitiveSequence {
  /// A stream that is made anew for each subscription.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().asObservable() })
  }

  /// Passes the events on through a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
  {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Carries on with another stream of the same shape when this one fails.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).asObservable() })
  }

  /// Subscribes the source on a scheduler.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Subscribes the source again whenever it fails.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes the source so many times in all.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes the source again when a stream made from its errors says so.
  public func retry(
    when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Says what it says later by a time; an error is not delayed.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes the source later by a time.
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with `RxError.timeout` when nothing is said for a time.
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Carries on with another stream of the same shape when nothing is said for a time.
  public func timeout(
    _ dueTime: RxTimeInterval,
    other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }

  /// Prints each event, the subscription and the disposal.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }

  /// A stream that lives together with a resource.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory) { try primitiveSequenceFactory($0).asObservable() }
    )
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// A stream that sends zero after a time, then completes.
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
