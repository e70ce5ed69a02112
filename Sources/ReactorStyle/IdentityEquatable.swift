/// A class whose instances are equal when they are the same instance.
///
/// A reactor that stands in a state or in a list of rows conforms to it, so that states stay
/// equatable: `final class RowReactor: Reactor, IdentityEquatable`.
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
  /// Tells whether both are the same instance.
  ///
  /// - Parameters:
  ///   - lhs: One instance.
  ///   - rhs: Another, or the same.
  /// - Returns: Whether they are identical.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}
