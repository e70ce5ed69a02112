/// A name and a value of a query or a form, in plain text.
public struct QueryItem: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The value.
  public let value: String

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The item with both sides encoded.
  var encoded: String { "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded(value))" }
}
