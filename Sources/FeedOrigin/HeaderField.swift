/// One header line.
public struct HeaderField: Sendable, Hashable {
  /// The name as written.
  public var name: String
  /// The value without surrounding white space.
  public var value: String

  /// Makes a header line; nothing is checked, so that faults can be written.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether the field has that name, whatever the case of its letters.
  public func isNamed(_ name: String) -> Bool {
    self.name.utf8.elementsEqual(name.utf8) { ASCII.lowered($0) == ASCII.lowered($1) }
  }
}
