/// One `name=value` of a query, decoded.
public struct QueryItem: Sendable, Hashable {
  /// The decoded name.
  public var name: String
  /// The decoded value; empty when there was no `=`.
  public var value: String

  /// Makes a query item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
