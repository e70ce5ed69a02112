/// A value that counts how often it was set, so that setting an equal value is news as well.
///
/// Put `@Pulse` on a property of a state that is a one-shot event, such as a message to show, and
/// observe it with ``Reactor/pulse(_:)``.
///
/// ```swift
/// struct State {
///   @Pulse var alertMessage: String?
/// }
/// ```
///
/// Changing the value in place counts once and copies nothing.
@propertyWrapper
public struct Pulse<Value> {
  /// The value itself; every write counts, also one of an equal value.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// How often the value was set since the pulse was made; wraps around at the greatest number.
  public package(set) var valueUpdatedCount: UInt = 0

  /// Creates a pulse that was never set.
  ///
  /// - Parameter wrappedValue: The first value; it does not count.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value, as the property that carries the wrapper shows it.
  public var wrappedValue: Value {
    get { value }
    _modify { yield &value }
  }

  /// The pulse with its count, for ``Reactor/pulse(_:)``.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Sendable where Value: Sendable {}
