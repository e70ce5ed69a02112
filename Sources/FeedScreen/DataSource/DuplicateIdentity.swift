/// Two sections or two rows have one identity, so that they cannot be told apart.
public struct DuplicateIdentity: Error, Hashable, Sendable, CustomStringConvertible {
  /// The identity, as text.
  public let identity: String

  /// What is wrong.
  public var description: String { "The identity \(identity) comes twice." }
}
