/// A value that knows when it was written, so that an unchanged one need not be shown again.
///
/// Comparing two long lists is slow and tells nothing about a write of an equal list. Put
/// `@TraceableValue` on such a property and observe it with
/// ``Streams/ObservableType/mapDistinctUntilTraceableValueChanged(_:)``.
///
/// ```swift
/// struct State {
///   @TraceableValue var sections: [Section] = []
///   var isLoading = false
/// }
/// ```
///
/// Every write is one, whatever the value; a change in place is one write and copies nothing.
/// Reading is none. Whether two values stem from the same write is told by an identity rather than
/// by ``tracker``: a state that is replaced by another one, made from nothing or from an older
/// state, is never mistaken for the one before.
@propertyWrapper
public struct TraceableValue<Value> {
  /// The value itself; every write of it is traced.
  public var value: Value {
    didSet {
      tracker &+= 1
      if !isKnownUniquelyReferenced(&revision) { revision = TraceableRevision() }
    }
  }

  /// How often the value was written since it was made, for a person to read.
  public private(set) var tracker = 0

  /// The identity of the last write.
  ///
  /// Nobody else can know it while it is referenced once only, so that a row of writes needs one
  /// allocation at most.
  private var revision = TraceableRevision()

  /// Creates a value that was never written.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value, as the property that carries the wrapper shows it.
  public var wrappedValue: Value {
    get { value }
    _modify { yield &value }
  }

  /// A copy of the wrapper, with its ``tracker``.
  public var projectedValue: TraceableValue<Value> { self }

  /// Tells whether two values stem from the same write.
  ///
  /// - Parameter other: The value to compare with.
  /// - Returns: Whether neither was written since one was copied from the other.
  public func hasSameRevision(as other: TraceableValue<Value>) -> Bool {
    revision === other.revision
  }
}

extension TraceableValue: Sendable where Value: Sendable {}
