/// A class whose instances are equal, and hash alike, when they are the same instance.
///
/// What ``IdentityEquatable`` does for equality, for sets and the keys of dictionaries too.
public protocol IdentityHashable: Hashable, IdentityEquatable {}

extension IdentityHashable {
  /// Hashes the identity of the instance.
  ///
  /// - Parameter hasher: What takes the identity in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
