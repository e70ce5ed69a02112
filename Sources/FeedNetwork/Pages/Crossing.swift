/// The one place where work of other threads re-enters the isolation domain of a stream graph.
///
/// A graph's objects are not `Sendable`, and a closure of theirs is called in their domain alone:
/// that of an actor, the main actor in an app or a command-line program. A crossing is made in the
/// domain with such a closure, carried by the work, and delivers one value into the domain.
///
/// Unchecked: the compiler cannot see that the closure, which is not `Sendable`, is only touched in
/// the domain. It is stored, called and released in functions that are isolated to the domain's
/// actor or check at run time that they run there; the work only holds the crossing, never the
/// closure, and a delivery always comes, so that the closure is never released elsewhere.
final class Crossing<Value: Sendable>: @unchecked Sendable {
  private let domain: any Actor
  private var receive: ((Value) -> Void)?

  /// Begins a crossing; must be called in the domain.
  init(into domain: any Actor, _ receive: @escaping (Value) -> Void) {
    domain.preconditionIsolated("A page source must be used in the domain it was made in")
    self.domain = domain
    self.receive = receive
  }

  /// Lets nothing through any more; must be called in the domain.
  func close() {
    domain.preconditionIsolated("A request must be given up in the domain it was sent from")
    receive = nil
  }

  /// Enters the domain with a value; only the first delivery arrives, and none after closing.
  func deliver(_ value: Value) async { await enter(with: value, domain) }

  private func enter(with value: Value, _ domain: isolated any Actor) {
    let receive = receive
    self.receive = nil
    receive?(value)
  }
}
