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
}
