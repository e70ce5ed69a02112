/// A type that can be read as an event, which is what `dematerialize` asks of its values.
public protocol EventConvertible {
  /// The type of the event's value.
  associatedtype Element

  /// The value as an event.
  var event: Event<Element> { get }
}
