/// An item of a script: an identity and, if wished, a title.
public struct ScriptedItem: Sendable, Equatable {
  /// The identity.
  public var id: String
  /// The title; nil for the one that the identity always gets.
  public var title: String?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - title: The title; nil for a generated one.
  public init(_ id: String, title: String? = nil) {
    self.id = id
    self.title = title
  }
}

extension ScriptedItem: ExpressibleByStringLiteral {
  /// Makes an item with a generated title.
  public init(stringLiteral id: String) { self.init(id) }
}
