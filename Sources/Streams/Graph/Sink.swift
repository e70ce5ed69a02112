/// A stage that receives values.
///
/// Values come through a stored function, not through an overridden method: the methods of a
/// generic class run unspecialised, while a function stored by an inlinable initializer was
/// specialised where the operator was called. A sink gets itself back as the first argument, so
/// that the function captures nothing and costs no allocation.
public class Sink<Element>: Link {
  @usableFromInline package final let receive: (Sink<Element>, Element) -> Void

  @inlinable package init(_ receive: @escaping (Sink<Element>, Element) -> Void) {
    self.receive = receive
    super.init()
  }

  /// Receives a value.
  @inlinable package final func next(_ value: Element) {
    receive(self, value)
  }

  /// Whether the sink is the stage of a concatenation, which takes further streams itself.
  var isConcatenation: Bool { false }
}
